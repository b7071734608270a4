import { number, object, string, type ObjectSchema } from 'yup';
import { dataOpcionalRule, fimRule } from '../../base/periodoRules';
import { textRule } from '../../base/textRule';
import { cedulas, QUANTIDADE_MAXIMA } from './cedulas';
import {
  nomeCampoCedula,
  type DadosAbertura,
  type DadosConferencia,
  type DadosFiltroCaixas,
  type DadosLancamento,
  type DadosNota,
} from './formulariosCaixa';
import { MOTIVO_MAXIMO, MOTIVO_MINIMO, NOTA_MAXIMA, VALOR_MAXIMO } from './textos';

const NOTA_MINIMA = 3;

const centavosRule = (mensagem: string, minimo: number) =>
  number()
    .nullable()
    .default(null)
    .test('valor', mensagem, (centavos) => centavos !== null && centavos >= minimo && centavos <= VALOR_MAXIMO);

const notaRule = string().default('').max(NOTA_MAXIMA, `Escreva no máximo ${NOTA_MAXIMA} caracteres`);
const notaObrigatoria = (mensagem: string) =>
  notaRule.test('falta', mensagem, (text) => text.trim().length >= NOTA_MINIMA);

/** Opening a till. An empty drawer is zero, which has to be said. */
export const aberturaSchema: ObjectSchema<DadosAbertura> = object({
  fundo: centavosRule('Informe o fundo de troco', 0),
});

/** A sangria or suprimento. */
export const lancamentoSchema: ObjectSchema<DadosLancamento> = object({
  valor: centavosRule('Informe o valor', 1),
  motivo: textRule('Escreva o motivo', (text) => text.trim().length >= MOTIVO_MINIMO && text.length <= MOTIVO_MAXIMO),
});

/** The blind count of a drawer. */
export const contagemSchema = object(
  Object.fromEntries(
    cedulas.map((valor) => [
      nomeCampoCedula(valor),
      number().default(0).integer().min(0).max(QUANTIDADE_MAXIMA, `Informe até ${QUANTIDADE_MAXIMA}`),
    ]),
  ),
);

/** Closing a till: a difference has to be explained. */
export const fechamentoSchema = (difere: boolean): ObjectSchema<DadosNota> =>
  object({ nota: difere ? notaObrigatoria('Explique a diferença em algumas palavras') : notaRule });

/** The supervisor's decision on a closed till. */
export const conferenciaSchema: ObjectSchema<DadosConferencia> = object({
  decisao: string<DadosConferencia['decisao']>().default('conferir'),
  nota: notaRule.when('decisao', {
    is: 'devolver',
    then: () => notaObrigatoria('Escreva o que o operador deve conferir'),
  }),
});

/** Filters of the closings. */
export const filtroCaixasSchema: ObjectSchema<DadosFiltroCaixas> = object({
  estado: string().default(''),
  operador: string().default(''),
  inicio: dataOpcionalRule,
  fim: fimRule('inicio', 'O fim vem antes do início'),
});
