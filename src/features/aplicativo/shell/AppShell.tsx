import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { linhaDoRodape } from '../../../domain/aplicativo/linhaDoRodape';
import { VERSAO_APP } from '../../../domain/base/constantes';
import { comNome } from '../../../domain/companhia/marca/comNome';
import { isDeTrabalho, type Rota, rotas } from '../../../domain/base/rotas';
import { selectRodape } from '../../../store/aplicativo/pagina';
import { useAppSelector } from '../../../store/hooks';
import { useBrand } from '../../../ui/brand/BrandContext';
import { AppFooter } from '../../../ui/AppFooter/AppFooter';
import { AppHeader } from '../../../ui/AppHeader/AppHeader';
import { SkipLink } from '../../../ui/SkipLink/SkipLink';
import { t, translated } from '../../../words/t';
import { AccountMenu } from './AccountMenu';
import { ChatLauncher } from './ChatLauncher';
import { Overlays, PageNotices } from './Notices';
import { useLanguages } from './useLanguages';

const linksTo = (...pages: Rota[]) => pages.map(({ path, titulo }) => ({ href: path, label: translated(titulo) }));
const mainLinks = () => [{ href: rotas.home.path, label: t('Passagens') }, ...linksTo(rotas.minhasViagens)];
/** The foot's links; the page of the app is called by the company's name. */
const footerOf = (empresa: string) => [
  {
    title: t('Viajar'),
    links: [
      ...mainLinks(),
      ...linksTo(rotas.informacaoViagem, rotas.destinos),
      // Its address is a word of each language: the first view has no bytes left for the rule that makes it.
      { href: t('/onibus'), label: t('Rotas de ônibus') },
      ...linksTo(rotas.viagemEmGrupo, rotas.encomendas, rotas.rastreioEncomenda),
    ],
  },
  {
    title: t('A {empresa}', { empresa }),
    links: linksTo(rotas.quemSomos, rotas.nossaFrota, rotas.aplicativoItape, rotas.trabalheConosco).map((link) => ({
      ...link,
      label: comNome(link.label, empresa),
    })),
  },
  {
    title: t('Ajuda'),
    links: linksTo(
      rotas.atendimentoAjuda,
      rotas.encontrarBilhete,
      rotas.termosDeUso,
      rotas.privacidade,
      rotas.acessibilidade,
    ),
  },
];
const versao = () => t('versão {versao}', { versao: VERSAO_APP });

/** Frame around every page, without the foot where staff work; the page renders its own `main`. */
export function AppShell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { nome: empresa } = useBrand();
  const rodape = useAppSelector(selectRodape);
  const current = pathname === '/' ? rotas.home.path : pathname;
  const languages = useLanguages(search);
  return (
    <div className="it-shell">
      <SkipLink />
      <AppHeader
        homeHref={rotas.home.path}
        links={[...mainLinks().map((link) => ({ ...link, current: link.href === current })), ...languages.offered]}
        assistant={<ChatLauncher />}
        account={<AccountMenu />}
      />
      <PageNotices />
      {children}
      {!isDeTrabalho(current, search) && (
        <AppFooter
          groups={footerOf(empresa)}
          notes={[...rodape.map(linhaDoRodape), versao()]}
          languages={languages.all}
        />
      )}
      <Overlays />
    </div>
  );
}
