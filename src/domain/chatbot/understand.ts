import { assuntoDe, cortesiaDe, speaksOfViagem } from './assuntos';
import { dataRules, diaRules } from './dias';
import { normalizeFala } from './escrita';
import { horaRules } from './horas';
import { readDias } from './readDias';
import { startReading, extract, strikeOut, type Reading } from './reading';
import { findExact, findAlmost, assignEnds, unite, type Lexico } from './lugares';
import { pessoasRules, sumPessoas } from './pessoas';
import { preferenciaRules, type Preferencia } from './preferencias';
import type { CampoPedido, Entendido } from './entendido';

/** Parses one message. Pure: relative days ("amanhã") are resolved later. */
export function understand(mensagem: string, lexico: Lexico, pedido: CampoPedido): Entendido {
  const texto = normalizeFala(mensagem);
  const place = pedido === 'origem' || pedido === 'destino' ? pedido : null;
  const datas = extract(withoutSaudacao(startReading(texto)), dataRules);
  const exatos = findExact(datas.reading, lexico);
  const dias = extract(exatos.reading, diaRules);
  const horas = extract(dias.reading, horaRules);
  const pessoas = extract(horas.reading, pessoasRules);
  const preferencias = extract(pessoas.reading, preferenciaRules);
  const quase = findAlmost(preferencias.reading, exatos.mencoes.length, lexico, place !== null);
  const mencoes = unite([...exatos.mencoes, ...quase].sort((a, b) => a.inicio - b.inicio));

  const ditos = [...datas.matches, ...dias.matches].sort((a, b) => a.inicio - b.inicio);
  const [hora] = horas.matches;
  const contagens = pessoas.matches.map(({ valor }) => valor);
  const total = sumPessoas(contagens, texto);
  const isOfATrip =
    [mencoes, ditos, horas.matches, preferencias.matches].some(({ length }) => length > 0) || total !== null;
  return {
    texto,
    assunto: assuntoDe(texto),
    cortesia: isOfATrip ? null : cortesiaDe(texto),
    ...assignEnds(mencoes, place),
    ...readDias(ditos, texto, pedido),
    ...readPreferencias(preferencias.matches.map(({ valor }) => valor)),
    ...(hora && { faixa: hora.valor }),
    ...(total !== null && { pessoas: total }),
    ...readPalavras(texto),
    viagem: isOfATrip || speaksOfViagem(texto),
  };
}

/** Details that whole messages or single words carry on their own. */
const readPalavras = (texto: string): Pick<Entendido, 'qualquerHora' | 'numero'> => ({
  ...(/\bqualquer (?:hora|horario|classe)\b/.test(texto) && { qualquerHora: true as const }),
  ...(/^\d{1,2}$/.test(texto) && { numero: Number(texto) }),
});

/** Strikes out greetings: "boa noite" is no time of travel. */
const withoutSaudacao = (reading: Reading): Reading => {
  const said = /\b(?:bom dia|boa tarde|boa noite)\b/.exec(reading.rest);
  return said ? strikeOut(reading, said.index, said.index + said[0].length) : reading;
};

function readPreferencias(found: readonly Preferencia[]): Pick<Entendido, 'classe' | 'ordem'> {
  return found.reduce<Pick<Entendido, 'classe' | 'ordem'>>((all, one) => ({ ...one, ...all }), {});
}
