import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { VERSAO_APP } from '../../domain/constantes';
import { type Rota, rotas } from '../../domain/rotas';
import { AppFooter } from '../../ui/AppFooter/AppFooter';
import { AppHeader } from '../../ui/AppHeader/AppHeader';
import { SkipLink } from '../../ui/SkipLink/SkipLink';
import { AccountMenu } from './AccountMenu';
import { Overlays, PageNotices } from './Notices';

const LINKS = [
  { href: rotas.home.path, label: 'Passagens' },
  { href: rotas.minhasViagens.path, label: rotas.minhasViagens.titulo },
];
/** The page for who waits for a coach, or for somebody on it: it needs no account. */
const ANDAMENTO = { href: rotas.informacaoViagem.path, label: rotas.informacaoViagem.titulo };
const linkTo = ({ path, titulo }: Rota) => ({ href: path, label: titulo });
const FOOTER = [
  { title: 'Viajar', links: [...LINKS, ANDAMENTO, linkTo(rotas.destinos)] },
  {
    title: 'A Itapê',
    links: [rotas.quemSomos, rotas.nossaFrota, rotas.aplicativoItape, rotas.trabalheConosco].map(linkTo),
  },
  { title: 'Ajuda', links: [rotas.atendimentoAjuda, rotas.termosDeUso].map(linkTo) },
];
const NOTE = `Itapê Transportes · demonstração, sem valor comercial · versão ${VERSAO_APP}`;

/** What stands around every page; the page brings its own `main`. */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const current = pathname === '/' ? rotas.home.path : pathname;
  return (
    <div className="it-shell">
      <SkipLink />
      <AppHeader
        homeHref={rotas.home.path}
        links={LINKS.map((link) => ({ ...link, current: link.href === current }))}
        account={<AccountMenu />}
      />
      <PageNotices />
      {children}
      <AppFooter groups={FOOTER} note={NOTE} />
      <Overlays />
    </div>
  );
}
