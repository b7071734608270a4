import { formatCodigoEncomenda } from '../../../src/domain/encomendas/codigoEncomenda';
import { toBalcaoLink, toRastreioLink } from '../../../src/domain/encomendas/linksEncomenda';
import { rotulosSituacaoEncomenda, situacaoDe } from '../../../src/domain/encomendas/situacaoEncomenda';
import type { Database } from '../../platform/database/database';
import { html, type Html } from '../../platform/html/html';

const SHOWN = 20;

export interface EncomendaShown {
  codigo: string;
  situacao: string;
  finais: string[];
}

/** The latest parcels, with the digits that open each. */
export async function listEncomendas({ db }: Database): Promise<EncomendaShown[]> {
  const rows = await db
    .selectFrom('encomenda')
    .innerJoin('encomenda_evento as evento', 'evento.encomenda_id', 'encomenda.id')
    .select(['codigo', 'final_remetente', 'final_destinatario'])
    .select((eb) => eb.fn.max('evento.ordem').as('ordem'))
    .groupBy(['encomenda.id', 'codigo', 'final_remetente', 'final_destinatario'])
    .orderBy('encomenda.criado_em', 'desc')
    .orderBy('codigo')
    .limit(SHOWN)
    .execute();
  return rows.map(({ codigo, ordem, final_remetente, final_destinatario }) => ({
    codigo,
    situacao: rotulosSituacaoEncomenda[situacaoDe(ordem)],
    finais: [final_remetente, final_destinatario],
  }));
}

/** Parcels to follow and to work on. */
export const renderEncomendas = (encomendas: EncomendaShown[]): Html =>
  html`<section id="encomendas" aria-labelledby="t-encomendas">
    <h2 id="t-encomendas">Encomendas</h2>
    <p class="suave">
      Para rastrear, use o código e um dos finais de documento. O balcão é de quem entra com a agência.
    </p>
    <ul class="lista">
      ${encomendas.map(
        ({ codigo, situacao, finais }) =>
          html`<li>
            <a href="${toRastreioLink(codigo)}">${formatCodigoEncomenda(codigo)}</a> · ${situacao} · finais
            <code>${finais.join(' ou ')}</code> · <a href="${toBalcaoLink(codigo)}">balcão</a>
          </li>`,
      )}
    </ul>
  </section>`;
