import { number, object, type ObjectSchema } from 'yup';
import { refuseRecebido } from './balcao';

/** Cash as received: centavos, or null while nothing was typed. */
export interface DadosRecebimento {
  recebido: number | null;
}

/**
 * A payment at the counter.
 * @remarks The context's `meio` is the method, of which only cash has an amount, and `totalCentavos` the price.
 */
export const recebimentoSchema: ObjectSchema<DadosRecebimento> = object({
  recebido: number()
    .nullable()
    .default(null)
    .test('recebido', (centavos, { options, createError }) => {
      if (options.context?.['meio'] !== 'dinheiro') return true;
      const refused = refuseRecebido(centavos, Number(options.context['totalCentavos']));
      return refused === null || createError({ message: refused });
    }),
});
