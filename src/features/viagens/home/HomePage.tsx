import { useMemo, type ComponentType } from 'react';
import { rotas } from '../../../domain/base/rotas';
import { selectRecentes } from '../../../store/viagens/busca';
import { selectCatalogoVazio } from '../../../store/viagens/catalogo';
import { useAppSelector } from '../../../store/hooks';
import { selectTypedFields } from '../../../store/aplicativo/interface';
import { Hero } from '../../../ui/Hero/Hero';
import { Page } from '../../../ui/Page/Page';
import type { DataFieldProps } from './buscaFields';
import { BuscaForm } from './BuscaForm';
import type { LocalidadesFeedProps } from './LocalidadesFeed';
import { RotasPopulares } from './RotasPopulares';
import { VantagensItape } from './VantagensItape';
import { t, translated } from '../../../words/t';

export interface HomePageProps {
  Feed: ComponentType<LocalidadesFeedProps>;
  Calendario: ComponentType<DataFieldProps>;
  /** Recent searches; lazy, present only if there are any. */
  Recentes: ComponentType;
  /** Notice that nothing is for sale yet; lazy, present only then. */
  SemCatalogo: ComponentType;
}

const EMPTY = { campos: {} };

/** Landing page and search. Prerendered, so independent of day, window and session. */
export function HomePage({ Feed, Calendario, Recentes, SemCatalogo }: HomePageProps) {
  const typed = useAppSelector(selectTypedFields);
  const hasRecentes = useAppSelector(selectRecentes).length > 0;
  const vazio = useAppSelector(selectCatalogoVazio);
  const campos = useMemo(() => typed && toCampos(typed), [typed]);
  return (
    <Page title={translated(rotas.home.titulo)} titleHidden width="full">
      <Hero
        title={t('O Brasil inteiro pela janela')}
        lede={t('Escolha sua poltrona, pague com Pix e embarque com o bilhete no celular.')}
      >
        <BuscaForm inicial={EMPTY} typed={campos} Feed={Feed} Calendario={Calendario} />
      </Hero>
      <RotasPopulares aviso={vazio && <SemCatalogo />} />
      {/* Below the prerendered markup, so that hydration shifts nothing. */}
      {hasRecentes && <Recentes />}
      <VantagensItape />
    </Page>
  );
}

/** Values typed before hydration. */
const toCampos = ({ origem = '', destino = '', dataIda = '', dataVolta = '', idaVolta }: Record<string, string>) => ({
  origem,
  destino,
  dataIda,
  dataVolta,
  idaVolta: idaVolta === 'true' || idaVolta === 'on',
});
