import { object, string, type ObjectSchema } from 'yup';
import { localizadorOpcionalRule } from '../bilhetes/localizadorRules';
import { allowsParcelas } from './cartao';
import { isDebitoNoTerminal, type DadosCobranca } from './formulariosPagamento';

/** An outside charge of this amount. */
export const cobrancaSchema = (totalCentavos: number): ObjectSchema<DadosCobranca> =>
  object({
    meio: string<DadosCobranca['meio']>().default('link'),
    tipo: string<DadosCobranca['tipo']>().default('credito'),
    parcelas: string()
      .default('1')
      .when(['meio', 'tipo'], ([meio = '', tipo = '']: string[], schema) =>
        isDebitoNoTerminal({ meio, tipo })
          ? schema
          : schema.test('parcelas', 'Escolha as parcelas', (text) =>
              allowsParcelas('credito', totalCentavos, Number(text)),
            ),
      ),
  });

/** An order to charge, by its localizador; empty lists those that wait. */
export const pedidoProcuradoSchema: ObjectSchema<{ localizador: string }> = object({
  localizador: localizadorOpcionalRule,
});
