import { array, mixed, number, object, string, type ObjectSchema } from 'yup';
import type { Dia } from '../base/data';
import { mensagens } from '../base/mensagens';
import { contatoRules } from '../base/pessoa/contatoRules';
import { EMAIL_INVALIDO, isEmail } from '../base/pessoa/email';
import { textRule } from '../base/textRule';
import { type LugarDigitado, lugarVazio, MESMO_LUGAR } from '../lugares/lugarDigitado';
import { readChaveNfe } from './chaveNfe';
import { isDocumentoParte, isNomeParte, LIMITES, rotulosDocumentoParte } from './encomenda';
import {
  isTipoDocumentoParte,
  type DadosCotacao,
  type DadosFiscais,
  type DadosPartes,
  type ItemDigitado,
  type ParteDigitada,
} from './formularioEncomenda';
import { volumesRule } from './volumeSchema';

const livre = string().default('');
const lugarRule = (mensagem: string) =>
  mixed<LugarDigitado>()
    .default(lugarVazio)
    .test('lugar', mensagem, ({ lugar }) => lugar !== null);

const VALOR_MINIMO = 'Declare quanto vale o conteúdo, a partir de R$ 10,00';

/** The quote: two places that differ, each volume whole, and a value. */
export const cotacaoSchema: ObjectSchema<DadosCotacao> = object({
  origem: lugarRule('Escolha de onde a encomenda sai'),
  destino: lugarRule('Escolha para onde a encomenda vai').when('origem', ([origem]: LugarDigitado[], schema) =>
    schema.test('outro', MESMO_LUGAR, ({ lugar }) => lugar === null || lugar.id !== origem?.lugar?.id),
  ),
  volumes: volumesRule,
  valor: number()
    .nullable()
    .default(null)
    .test('minimo', VALOR_MINIMO, (centavos) => (centavos ?? 0) >= LIMITES.valorMinimoCentavos),
});

const parteSchema: ObjectSchema<ParteDigitada> = object({
  tipo: string().default('cpf'),
  nome: livre.when('tipo', ([tipo]: string[]) => {
    const known = conhecido(tipo);
    return textRule(mensagens.nomeInvalido, (nome) => isNomeParte(known, nome));
  }),
  numero: livre.when('tipo', ([tipo]: string[]) => {
    const known = conhecido(tipo);
    return textRule(`Informe um ${rotulosDocumentoParte[known]} válido`, (numero) =>
      isDocumentoParte({ tipo: known, numero }),
    );
  }),
  celular: contatoRules.celular,
  email: textRule(EMAIL_INVALIDO, (text) => text.trim() === '' || isEmail(text.trim())),
});

const conhecido = (tipo = '') => (isTipoDocumentoParte(tipo) ? tipo : 'cpf');

/** Sender and recipient. An e-mail may be left out. */
export const partesSchema: ObjectSchema<DadosPartes> = object({
  remetente: parteSchema,
  destinatario: parteSchema,
});

const isQuantidade = (text: string): boolean => {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= LIMITES.itemQuantidade;
};

const itemLivre: ObjectSchema<ItemDigitado> = object({
  descricao: livre,
  quantidade: livre,
  valor: number().nullable().default(null),
});
const itemSchema: ObjectSchema<ItemDigitado> = object({
  descricao: textRule('Diga o que é', (text) => text.trim().length >= 3),
  quantidade: textRule('Informe a quantidade', isQuantidade),
  valor: number()
    .nullable()
    .default(null)
    .test('valor', 'Informe o valor de cada um', (centavos) => Boolean(centavos)),
});

const chaveRule = (hoje: Dia) =>
  livre.test('chave', (chave, { createError }) => {
    const lida = readChaveNfe(chave, hoje);
    return lida.ok || createError({ message: lida.erro });
  });

/** The fiscal document: a key that can be, or the contents of the parcel. */
export const fiscalSchema = (hoje: Dia): ObjectSchema<DadosFiscais> =>
  object({
    tipo: livre,
    chave: livre.when('tipo', { is: 'nfe', then: () => chaveRule(hoje) }),
    itens: array(itemLivre)
      .default([])
      .when('tipo', ([tipo]: string[], schema) => (tipo === 'nfe' ? schema : schema.of(itemSchema))),
  });
