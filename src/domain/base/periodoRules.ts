import { parseDataBr } from './data';
import { textRule } from './textRule';
import { msg } from '../../words/t';

/** `DD/MM/AAAA`, or nothing. */
export const dataOpcionalRule = textRule(
  msg('Informe uma data válida'),
  (text) => text === '' || parseDataBr(text) !== null,
);

/** The optional last day of a period; `inicio` is the name of its first. */
export const fimRule = (inicio: string, mensagem: string) =>
  dataOpcionalRule.when(inicio, ([first]: string[], schema) =>
    schema.test('ordem', mensagem, (last = '') => !isTurned(first ?? '', last)),
  );

function isTurned(inicio: string, fim: string): boolean {
  const [first, last] = [parseDataBr(inicio), parseDataBr(fim)];
  return first !== null && last !== null && last < first;
}
