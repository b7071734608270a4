import { formatDia } from '../../../src/domain/base/data';
import type { Database } from '../../platform/database/database';
import { html, type Html } from '../../platform/html/html';

export interface CupomShown {
  codigo: string;
  descricao: string;
  vigente_ate: string | null;
}

/** Every coupon that anybody may use. */
export const listCupons = ({ db }: Database): Promise<CupomShown[]> =>
  db
    .selectFrom('cupom')
    .select(['codigo', 'descricao', 'vigente_ate'])
    .where('dono', 'is', null)
    .orderBy('codigo')
    .execute();

/** The coupons that may be entered at the passengers' step. */
export const renderCupons = (cupons: CupomShown[]): Html =>
  html`<section id="cupons" aria-labelledby="t-cupons">
    <h2 id="t-cupons">Cupons</h2>
    <ul class="lista">
      ${cupons.map(
        ({ codigo, descricao, vigente_ate }) =>
          html`<li>
            <code>${codigo}</code> · ${descricao}${vigente_ate === null ? '' : `, até ${formatDia(vigente_ate)}`}
          </li>`,
      )}
    </ul>
  </section>`;
