import type { Classe } from '../classe';
import type { Dia } from '../data';
import type { CampoPedido } from './entendido';
import type { Faixa } from './horas';
import type { Lugar } from './lugares';

/** What a conversation has settled so far. Nothing in it says whose it is. */
export interface Conversa {
  /** Ids of terminals: one once it is known which, several while a city has more than one. */
  origem: string[] | null;
  destino: string[] | null;
  dia: Dia | null;
  /** Days from which one is to be chosen. */
  periodo: { inicio: Dia; fim: Dia } | null;
  idaVolta: boolean;
  volta: Dia | null;
  faixa: Faixa | null;
  pessoas: number | null;
  classe: Classe | null;
  ordem: 'preco' | 'duracao' | null;
  assunto: 'busca' | 'calendario' | 'situacao';
  /** What was asked last; with the ids of the places that were offered. */
  pedido: CampoPedido;
  opcoes: string[];
  /** Messages in a row that were not understood. */
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

/** What the conversation asks of the catalogue and the calendar. */
export interface Mundo {
  lugar: (id: string) => Lugar | undefined;
  /** Whether a line goes from one to the other without a change. */
  serve: (origem: string, destino: string) => boolean;
  /** The day that it is now in a zone. */
  hoje: (fuso: string) => Dia;
  /** The last day for which trips are sold. */
  ultimoDia: (hoje: Dia) => Dia;
}

/** What is to be answered. */
export type Passo =
  | { tipo: 'perguntar'; campo: 'origem' | 'destino' | 'dia' | 'volta'; opcoes: Lugar[]; denovo: boolean }
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
        | 'recomecar'
        | 'saudacao'
        | 'agradecimento'
        | 'despedida'
        | 'ajuda'
        | 'naoEntendi';
    };

/** A step, and the conversation after it. */
export interface Turno {
  conversa: Conversa;
  passo: Passo;
}
