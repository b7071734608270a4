import { useMemo, type ComponentType } from 'react';
import { rotas } from '../../domain/rotas';
import { selectRecentes } from '../../store/busca';
import { useAppSelector } from '../../store/hooks';
import { selectTypedFields } from '../../store/interface';
import { Hero } from '../../ui/Hero/Hero';
import { Page } from '../../ui/Page/Page';
import { BuscaForm } from './BuscaForm';
import type { LocalidadesFeedProps } from './LocalidadesFeed';
import { RotasPopulares } from './RotasPopulares';
import { VantagensItape } from './VantagensItape';

export interface HomePageProps {
  Feed: ComponentType<LocalidadesFeedProps>;
  /** The last searches; comes lazily, where there are some. */
  Recentes: ComponentType;
}

const EMPTY = { campos: {} };

/** Landing and search. Prerendered: nothing here depends on the day, the window or who is signed in. */
export function HomePage({ Feed, Recentes }: HomePageProps) {
  const typed = useAppSelector(selectTypedFields);
  const hasRecentes = useAppSelector(selectRecentes).length > 0;
  const campos = useMemo(() => typed && toCampos(typed), [typed]);
  return (
    <Page title={rotas.home.titulo} titleHidden width="full">
      <Hero
        title="O Brasil inteiro pela janela"
        lede="Escolha sua poltrona, pague com Pix e embarque com o bilhete no celular."
      >
        <BuscaForm inicial={EMPTY} typed={campos} Feed={Feed} />
      </Hero>
      <RotasPopulares />
      {/* Under what is in the markup: nothing moves under a finger when the app wakes. */}
      {hasRecentes && <Recentes />}
      <VantagensItape />
    </Page>
  );
}

/** What was typed before the page came alive. */
const toCampos = ({ origem = '', destino = '', dataIda = '', dataVolta = '', idaVolta }: Record<string, string>) => ({
  origem,
  destino,
  dataIda,
  dataVolta,
  idaVolta: idaVolta === 'true' || idaVolta === 'on',
});
