import type { Rota } from '../../../src/domain/base/rotas';
import { type Decisao, decideRota, type Visitante } from '../../../src/domain/sessao/acesso';

const nobody: Visitante = { signedIn: false, agencia: false, agenciaResponsavel: false, admin: false, operacao: false };
const visitors: readonly [name: string, visitor: Visitante][] = [
  ['Sem entrar', nobody],
  ['Cliente', { ...nobody, signedIn: true }],
  ['Agência', { ...nobody, signedIn: true, agencia: true }],
  ['Responsável pela agência', { ...nobody, signedIn: true, agenciaResponsavel: true }],
  ['Operação da empresa', { ...nobody, signedIn: true, operacao: true }],
  ['Administração', { ...nobody, signedIn: true, admin: true }],
];
const words: readonly [Decisao, string][] = [
  ['allowed', 'Vê'],
  ['login', 'Precisa entrar'],
  ['home', 'Volta ao início'],
];

/** Visitors by what the guard's table decides for them. */
const sayWho = (rota: Rota): string =>
  words
    .map(([decision, text]) => {
      const names = visitors.filter(([, visitor]) => decideRota(rota, visitor) === decision).map(([name]) => name);
      return names.length > 0 ? `${text}: ${names.join(', ')}.` : '';
    })
    .filter(Boolean)
    .join(' ');

/** Addresses with who sees them, as the guard decides it. */
export function RouteAccess({ rotas }: { rotas: readonly Rota[] }) {
  return (
    <dl className="it-book-defined">
      {rotas.map((rota) => (
        <div key={rota.path}>
          <dt>
            <code>{rota.path}</code>
          </dt>
          <dd>{sayWho(rota)}</dd>
          {rota.semRede && <dd>Abre sem rede para quem a abriu antes neste aparelho.</dd>}
          {rota.emCompra && <dd>Fica na tela quando a sessão acaba no meio da compra.</dd>}
        </div>
      ))}
    </dl>
  );
}
