import type { CanalPush } from '../../../src/domain/avisos/avisos';
import type { Database } from '../../platform/database/database';
import { html, type Html } from '../../platform/html/html';

const SHOWN = 20;

export interface PushShown {
  canal: CanalPush;
  aparelho: string;
  titulo: string;
  corpo: string;
  link: string;
}

/** The push notifications to devices, latest first. */
export const listPushes = ({ db }: Database): Promise<PushShown[]> =>
  db
    .selectFrom('sandbox_push')
    .select(['canal', 'aparelho', 'titulo', 'corpo', 'link'])
    .orderBy('enviado_em', 'desc')
    .limit(SHOWN)
    .execute();

const canais: Record<CanalPush, string> = { web: 'Navegador', android: 'Android', ios: 'iPhone' };

export const renderPushes = (pushes: PushShown[]): Html =>
  html`<section id="avisos" aria-labelledby="t-avisos">
    <h2 id="t-avisos">Avisos a aparelhos</h2>
    ${
      pushes.length === 0
        ? html`<p class="suave">Nenhum aviso ainda. Depois de uma compra, ative os avisos no aparelho.</p>`
        : html`<ul class="lista">
            ${pushes.map(renderPush)}
          </ul>`
    }
  </section>`;

const renderPush = ({ canal, aparelho, titulo, corpo, link }: PushShown): Html =>
  html`<li>
    <h3>${titulo}</h3>
    <p>${corpo}</p>
    <p class="suave">${canais[canal]} …${aparelho} · <a href="${link}">abrir</a></p>
  </li>`;
