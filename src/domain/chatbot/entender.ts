import { assuntoDe, cortesiaDe, falaDeViagem } from './assuntos';
import { regrasData, regrasDia } from './dias';
import { normalizarFala } from './escrita';
import { regrasHora } from './horas';
import { lerDias } from './lerDias';
import { comecarLeitura, extrair, riscar, type Leitura } from './leitura';
import { acharExatos, acharQuase, distribuir, unir, type Lexico } from './lugares';
import { regrasPessoas, somarPessoas } from './pessoas';
import { regrasPreferencia, type Preferencia } from './preferencias';
import type { CampoPedido, Entendido } from './entendido';

/** Parses one message. Pure: relative days ("amanhã") are resolved later. */
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

/** Details that whole messages or single words carry on their own. */
const lerPalavras = (texto: string): Pick<Entendido, 'qualquerHora' | 'numero'> => ({
  ...(/\bqualquer (?:hora|horario|classe)\b/.test(texto) && { qualquerHora: true as const }),
  ...(/^\d{1,2}$/.test(texto) && { numero: Number(texto) }),
});

/** Strikes out greetings: "boa noite" is no time of travel. */
const semSaudacao = (leitura: Leitura): Leitura => {
  const said = /\b(?:bom dia|boa tarde|boa noite)\b/.exec(leitura.resto);
  return said ? riscar(leitura, said.index, said.index + said[0].length) : leitura;
};

function lerPreferencias(found: readonly Preferencia[]): Pick<Entendido, 'classe' | 'ordem'> {
  return found.reduce<Pick<Entendido, 'classe' | 'ordem'>>((all, one) => ({ ...one, ...all }), {});
}
