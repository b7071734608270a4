import { number, object, type ObjectSchema } from 'yup';
import { textRule } from '../base/textRule';
import { MOTIVO_DESCONTO_INVALIDO, refuseDesconto } from './balcao';

/** A discount as typed: centavos, or null while nothing is. */
export interface DadosDesconto {
  desconto: number | null;
  motivoDesconto: string;
}

const isMotivo = (motivo: string): boolean => refuseDesconto({ centavos: 0, motivo }, 0) === null;

/**
 * A discount, judged by the server's own rule.
 * @remarks The context's `maximoCentavos` is the operator's limit, which follows the price.
 */
export const descontoSchema: ObjectSchema<DadosDesconto> = object({
  desconto: number()
    .nullable()
    .default(null)
    .test('valor', 'Digite o valor do desconto', (centavos) => Boolean(centavos))
    .test('maximo', (centavos, { options, createError }) => {
      const maximo = Number(options.context?.['maximoCentavos'] ?? 0);
      const refused = refuseDesconto({ centavos: centavos ?? 0, motivo: '' }, maximo);
      return refused?.campo !== 'centavos' || createError({ message: refused.mensagem });
    }),
  motivoDesconto: textRule(MOTIVO_DESCONTO_INVALIDO, isMotivo),
});
