import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { nomeBandeira } from '../../../src/domain/pagamento/cartao';
import type { Database } from '../../platform/database/database';
import { CODIGO_DO_BANCO } from '../cartao/authentications';
import { sandboxCards } from '../cartao/cards';
import { html, type Html } from '../../platform/html/html';

export interface DesafioShown {
  url: string;
  valorCentavos: number;
  localizador: string;
  final4: string;
}

/** The open challenges of banks. */
export async function listDesafios({ db }: Database): Promise<DesafioShown[]> {
  const rows = await db
    .selectFrom('cobranca_cartao as cartao')
    .innerJoin('pedido', 'pedido.id', 'cartao.pedido_id')
    .select(['cartao.desafio_url', 'cartao.valor_centavos', 'cartao.final4', 'pedido.localizador'])
    .where('cartao.situacao', '=', 'desafio')
    .orderBy('cartao.criado_em', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ desafio_url, valor_centavos, final4, localizador }) => ({
    url: desafio_url ?? '',
    valorCentavos: valor_centavos,
    localizador,
    final4: final4 ?? '',
  }));
}

/** The cards to try, and what each does; above them the bank's open questions. */
export const renderCartoes = (desafios: DesafioShown[]): Html =>
  html`<section id="cartoes" aria-labelledby="t-cartoes">
    <h2 id="t-cartoes">Cartões de teste</h2>
    <p class="suave">
      Qualquer validade futura e qualquer código de segurança servem. O código da página do banco é
      <code>${CODIGO_DO_BANCO}</code>. Qualquer outro número válido aprova sem perguntar nada.
    </p>
    ${
      desafios.length === 0
        ? []
        : [
            html`<ul class="lista">
              ${desafios.map(renderDesafio)}
            </ul>`,
          ]
    }
    <div class="rolagem" tabindex="0" role="region" aria-labelledby="t-cartoes">
      <table>
        <thead>
          <tr>
            <th scope="col">Número</th>
            <th scope="col">Bandeira</th>
            <th scope="col">O que faz</th>
          </tr>
        </thead>
        <tbody>
          ${sandboxCards.map(
            ({ numero, bandeira, oQueFaz }) =>
              html`<tr>
                <td><code>${numero}</code></td>
                <td>${nomeBandeira(bandeira)}</td>
                <td>${oQueFaz}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

const renderDesafio = ({ url, valorCentavos, localizador, final4 }: DesafioShown): Html =>
  html`<li>
    <p>
      <span class="valor">${formatCentavos(valorCentavos)}</span> · pedido ${localizador}, cartão final ${final4}:
      <a href="${url}">responder ao banco</a>
    </p>
  </li>`;
