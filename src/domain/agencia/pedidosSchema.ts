import { object, string, type ObjectSchema } from 'yup';
import { mensagens } from '../base/mensagens';
import { isCpfNoContexto } from '../base/pessoa/cpfRule';
import { dataOpcionalRule, fimRule } from '../base/periodoRules';
import { textRule } from '../base/textRule';
import { localizadorOpcionalRule, localizadorRule } from '../bilhetes/localizadorRules';
import type { AberturaPedido } from '../wire/agencia/pedidosAgencia';
import type { DadosFiltroPedidos } from './filtroPedidos';

/** Opening a customer's order. */
export const aberturaPedidoSchema: ObjectSchema<AberturaPedido> = object({
  localizador: localizadorRule,
  documento: textRule('Informe o documento', (text) => /^[A-Za-z0-9./ -]{4,20}$/.test(text)),
});

/** Filters of an agency's orders. */
export const filtroPedidosSchema: ObjectSchema<DadosFiltroPedidos> = object({
  de: dataOpcionalRule,
  ate: fimRule('de', 'O fim vem antes do começo'),
  situacao: string().default(''),
  operador: string().default(''),
  localizador: localizadorOpcionalRule,
  cpf: string()
    .default('')
    .test('cpf', mensagens.cpfInvalido, (text, { options }) => text === '' || isCpfNoContexto(text, options.context)),
});
