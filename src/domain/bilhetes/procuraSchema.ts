import { object, type ObjectSchema } from 'yup';
import { documentoProcuradoRule } from '../base/pessoa/documentoProcuradoRule';
import type { ProcuraPedido } from '../wire/bilhetes/procura';
import { localizadorRule } from './localizadorRules';

/** An order looked up by its localizador and a document on it. */
export const procuraSchema: ObjectSchema<ProcuraPedido> = object({
  localizador: localizadorRule,
  documento: documentoProcuradoRule,
});
