import type { Classe } from '../classe';
import { assuntoDe, cortesiaDe, falaDeViagem, type Assunto } from './assuntos';
import { regrasData, regrasDia, type DiaDito } from './dias';
import { normalizarFala } from './escrita';
import { regrasHora, type Faixa } from './horas';
import { lerDias } from './lerDias';
import { comecarLeitura, extrair, riscar, type Leitura } from './leitura';
import { acharExatos, acharQuase, distribuir, unir, type Lexico, type Lugar } from './lugares';
import { regrasPessoas, somarPessoas } from './pessoas';
import { regrasPreferencia, type Preferencia } from './preferencias';

/** What was asked last, which tells how a bare word or number is meant. */
export type CampoPedido = 'origem' | 'destino' | 'dia' | 'volta' | null;

/** A message, understood as far as it goes; days are still as they were said. */
export interface Entendido {
  texto: string;
  assunto: Assunto | null;
  cortesia: Assunto | null;
  origem?: readonly Lugar[];
  destino?: readonly Lugar[];
  ida?: DiaDito;
  volta?: DiaDito;
  /** `false`: one way, and said so. */
  idaVolta?: boolean;
  /** There and back on one day. */
  mesmoDia?: true;
  faixa?: Faixa;
  /** Any hour, any class: what was narrowed is wide again. */
  qualquerHora?: true;
  pessoas?: number;
  classe?: Classe;
  ordem?: 'preco' | 'duracao';
  /** A bare number, which may choose among what was offered. */
  numero?: number;
  /** It speaks of travelling, whether or not it says of what trip. */
  viagem: boolean;
}

/** Reads one message. Pure: the same words mean the same at any time; what day "amanhã" is, is resolved later. */
export function entender(mensagem: string, lexico: Lexico, pedido: CampoPedido): Entendido {
  const texto = normalizarFala(mensagem);
  const place = pedido === 'origem' || pedido === 'destino' ? pedido : null;
  const datas = extrair(semSaudacao(comecarLeitura(texto)), regrasData);
  const exatos = acharExatos(datas.leitura, lexico);
  const dias = extrair(exatos.leitura, regrasDia);
  const horas = extrair(dias.leitura, regrasHora);
  const pessoas = extrair(horas.leitura, regrasPessoas);
  const preferencias = extrair(pessoas.leitura, regrasPreferencia);
  const quase = acharQuase(preferencias.leitura, exatos.mencoes.length, lexico, place !== null);
  const mencoes = unir([...exatos.mencoes, ...quase].sort((a, b) => a.inicio - b.inicio));

  const ditos = [...datas.achados, ...dias.achados].sort((a, b) => a.inicio - b.inicio);
  const [hora] = horas.achados;
  const contagens = pessoas.achados.map(({ valor }) => valor);
  const total = somarPessoas(contagens, texto);
  const isOfATrip =
    [mencoes, ditos, horas.achados, preferencias.achados].some(({ length }) => length > 0) || total !== null;
  return {
    texto,
    assunto: assuntoDe(texto),
    cortesia: isOfATrip ? null : cortesiaDe(texto),
    ...distribuir(mencoes, place),
    ...lerDias(ditos, texto, pedido),
    ...lerPreferencias(preferencias.achados.map(({ valor }) => valor)),
    ...(hora && { faixa: hora.valor }),
    ...(total !== null && { pessoas: total }),
    ...lerPalavras(texto),
    viagem: isOfATrip || falaDeViagem(texto),
  };
}

/** What whole messages and single words say by themselves. */
const lerPalavras = (texto: string): Pick<Entendido, 'qualquerHora' | 'numero'> => ({
  ...(/\bqualquer (?:hora|horario|classe)\b/.test(texto) && { qualquerHora: true as const }),
  ...(/^\d{1,2}$/.test(texto) && { numero: Number(texto) }),
});

/** "Boa noite" says nothing of when one travels. */
const semSaudacao = (leitura: Leitura): Leitura => {
  const said = /\b(?:bom dia|boa tarde|boa noite)\b/.exec(leitura.resto);
  return said ? riscar(leitura, said.index, said.index + said[0].length) : leitura;
};

function lerPreferencias(found: readonly Preferencia[]): Pick<Entendido, 'classe' | 'ordem'> {
  return found.reduce<Pick<Entendido, 'classe' | 'ordem'>>((all, one) => ({ ...one, ...all }), {});
}
