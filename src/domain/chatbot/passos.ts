import type { Classe } from '../viagens/classe';
import type { Dia } from '../base/data';
import type { CampoPedido } from './entendido';
import type { Faixa } from './horas';
import type { Lugar } from './lugares';

/** Details settled by a conversation. It holds no personal data. */
export interface Conversa {
  /** Ids of terminals: one when known, several while the city's terminal is undecided. */
  origem: string[] | null;
  destino: string[] | null;
  dia: Dia | null;
  /** Range from which a day is to be chosen. */
  periodo: { inicio: Dia; fim: Dia } | null;
  idaVolta: boolean;
  volta: Dia | null;
  faixa: Faixa | null;
  pessoas: number | null;
  classe: Classe | null;
  ordem: 'preco' | 'duracao' | null;
  assunto: 'busca' | 'calendario' | 'situacao';
  /** The field asked for last, with the ids of the offered places. */
  pedido: CampoPedido;
  opcoes: string[];
  /** Consecutive messages that were not understood. */
  falhas: number;
}

export const conversaNova: Conversa = {
  origem: null,
  destino: null,
  dia: null,
  periodo: null,
  idaVolta: false,
  volta: null,
  faixa: null,
  pessoas: null,
  classe: null,
  ordem: null,
  assunto: 'busca',
  pedido: null,
  opcoes: [],
  falhas: 0,
};

/** Queries of the conversation to the catalogue and the calendar. */
export interface Mundo {
  lugar: (id: string) => Lugar | undefined;
  /** True when a direct line connects the two. */
  serve: (origem: string, destino: string) => boolean;
  /** Today in a time zone. */
  hoje: (fuso: string) => Dia;
  /** The last day on sale. */
  ultimoDia: (hoje: Dia) => Dia;
}

/** The answer to give. */
export type Passo =
  | { tipo: 'pergunta'; campo: 'origem' | 'destino' | 'dia' | 'volta'; opcoes: Lugar[]; denovo: boolean }
  | { tipo: 'mesmoLugar' }
  | { tipo: 'diaImpossivel' }
  | { tipo: 'diaPassado'; dia: Dia }
  | { tipo: 'diaLonge'; ultimo: Dia }
  | { tipo: 'viagens' | 'situacao'; origem: Lugar; destino: Lugar; dia: Dia; outroDia?: Dia }
  | { tipo: 'calendario'; origem: Lugar; destino: Lugar; inicio: Dia; fim: Dia }
  | { tipo: 'situacaoMinha' }
  | { tipo: 'artigo'; id: string }
  | { tipo: 'pessoasDemais' }
  | {
      tipo:
        | 'ofensa'
        | 'atendente'
        | 'pedidos'
        | 'canais'
        | 'boleto'
        | 'comodidades'
        | 'recomeco'
        | 'saudacao'
        | 'agradecimento'
        | 'despedida'
        | 'ajuda'
        | 'incompreensao';
    };

/** A step, and the conversation after it. */
export interface Turno {
  conversa: Conversa;
  passo: Passo;
}
