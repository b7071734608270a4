import { number, object, string, type ObjectSchema } from 'yup';
import { contatoRules } from '../../base/pessoa/contatoRules';
import type { PapelOperador } from './estado';
import {
  COMISSAO_MAXIMA_PONTOS,
  DESCONTO_MAXIMO_PONTOS,
  parsePontos,
  textoPontos,
  type DadosOperador,
} from './operador';

const porcentagemRule = (maximo: number) =>
  string()
    .default('')
    .test('porcentagem', 'Informe uma porcentagem, como 3,5', (text) => parsePontos(text) !== null)
    .test('maximo', `O máximo é ${textoPontos(maximo)}%`, (text) => (parsePontos(text) ?? 0) <= maximo);

/** A supervisor's form for an operator. */
export const operadorSchema: ObjectSchema<DadosOperador> = object({
  nome: contatoRules.nome,
  email: contatoRules.email,
  papel: string<PapelOperador>().default('operador'),
  limiteCaixaCentavos: number()
    .nullable()
    .default(null)
    .test('limite', 'Informe o limite de dinheiro na gaveta', (centavos) => centavos !== null),
  limiteDesconto: porcentagemRule(DESCONTO_MAXIMO_PONTOS),
  comissao: porcentagemRule(COMISSAO_MAXIMA_PONTOS),
});
