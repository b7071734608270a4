import { object, string, type ObjectSchema } from 'yup';
import { mensagens } from '../base/mensagens';
import { isCpfNoContexto } from '../base/pessoa/cpfRule';
import { dataOpcionalRule, fimRule } from '../base/periodoRules';
import { localizadorOpcionalRule } from '../bilhetes/localizadorRules';
import { procuraSchema } from '../bilhetes/procuraSchema';
import type { AberturaPedido } from '../wire/agencia/pedidosAgencia';
import type { DadosFiltroPedidos } from './filtroPedidos';

/** Opening a customer's order. */
export const aberturaPedidoSchema: ObjectSchema<AberturaPedido> = procuraSchema;

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
