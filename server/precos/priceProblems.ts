import { t } from '../../src/words/t';
import { formatCentavos } from '../../src/domain/base/dinheiro';
import type { Erro } from '../../src/domain/wire/base/problema';
import { conflict, Problem } from '../platform/http/problem';

/** Refusals that stay the same at any time; the others depend on what other buyers took and on the clock. */
const faultsOfForm = [
  'CUPOM_INVALIDO',
  'BENEFICIO_CLASSE',
  'BENEFICIO_IDADE',
  'DESCONTO_ACIMA_DO_LIMITE',
  'ADICIONAL_ACIMA_DO_LIMITE',
];

/** The price leaves out something that was asked for. */
export const refusedParts = (recusas: Erro[]): Problem =>
  new Problem(recusas.every(({ codigo }) => faultsOfForm.includes(codigo)) ? 400 : 409, recusas);

/** The price differs from the one that the person was shown. */
export const changedPrice = (antes: number, agora: number): Problem =>
  conflict(
    'PRECO_MUDOU',
    t('O preço mudou de {antes} para {agora}. Confira o resumo antes de pagar.', {
      antes: formatCentavos(antes),
      agora: formatCentavos(agora),
    }),
  );
