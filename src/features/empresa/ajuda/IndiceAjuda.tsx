import { useState } from 'react';
import { toAjudaLink } from '../../../domain/empresa/ajudaLinks';
import { searchAjuda } from '../../../domain/empresa/buscaAjuda';
import { artigosAjuda } from '../../../domain/empresa/conteudo/ajuda';
import { categoriasAjuda, type ArtigoAjuda, type CategoriaAjuda } from '../../../domain/empresa/conteudo/artigoAjuda';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Alert } from '../../../ui/Alert/Alert';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { NotFoundIllustration } from '../../../ui/Illustration/NotFoundIllustration';
import { SearchIcon } from '../../../ui/icons/SearchIcon';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { FilterField } from '../../../ui/SearchField/FilterField';
import { Stack } from '../../../ui/Stack/Stack';
import { Grid } from '../../../ui/Grid/Grid';
import { LinkList } from '../../../ui/List/LinkList';
import { Canais } from './Canais';
import { t, translated } from '../../../words/t';

export interface IndiceAjudaProps {
  /** Search text of the address. */
  inicial: string;
  /** True when the requested article does not exist. */
  perdido: boolean;
}

/** Index of the help: search results while typing, otherwise articles by category, followed by the contact channels. */
export function IndiceAjuda({ inicial, perdido }: IndiceAjudaProps) {
  const emit = useEmit();
  const { nome: empresa } = useBrand();
  const [texto, setTexto] = useState(inicial);
  const achados = texto.trim() === '' ? null : searchAjuda(artigosAjuda, texto, translated);
  const search = (value: string) => {
    setTexto(value);
    emit('AjudaProcurada', { texto: value });
  };
  return (
    <Page
      title={translated(rotas.atendimentoAjuda.titulo)}
      description={t('Como comprar, embarcar, cancelar e remarcar passagens da {empresa}, e como falar com a gente.', {
        empresa,
      })}
    >
      <Stack gap={6}>
        {perdido && <Alert kind="warning">{t('Este assunto mudou de lugar. Procure por ele aqui.')}</Alert>}
        <form role="search" aria-label={t('Buscar na ajuda')} onSubmit={(event) => event.preventDefault()}>
          <FilterField
            id="ajuda-busca"
            label={t('Como podemos ajudar?')}
            icon={<SearchIcon size={22} />}
            maxLength={100}
            placeholder={t('Ex.: cancelar, bagagem, Pix')}
            value={texto}
            onChange={search}
          />
        </form>
        <p className="it-visually-hidden" role="status">
          {achados && falar(achados.length)}
        </p>
        {achados ? <Achados artigos={achados} /> : <Categorias />}
        <Canais />
      </Stack>
    </Page>
  );
}

const falar = (n: number): string =>
  n === 0
    ? t('Nenhum assunto encontrado')
    : t('{n, plural, =1 {1 assunto encontrado} other {{n} assuntos encontrados}}', { n });

function Achados({ artigos }: { artigos: readonly ArtigoAjuda[] }) {
  const emit = useEmit();
  if (artigos.length > 0) {
    return (
      <Card title={falar(artigos.length)}>
        <Artigos artigos={artigos} onChoose={() => emit('AjudaEscolhida')} />
      </Card>
    );
  }
  return (
    <EmptyState
      title={t('Nada com essas palavras')}
      illustration={<NotFoundIllustration />}
      action={<LinkButton href={toAjudaLink({ canal: 'manifestacao' })}>{t('Escrever para a gente')}</LinkButton>}
    >
      {t('Tente outra palavra, ou conte o que você precisa.')}
    </EmptyState>
  );
}

const Categorias = () => (
  <Grid min={20} align="start">
    {(Object.keys(categoriasAjuda) as CategoriaAjuda[]).map((categoria) => (
      <Card key={categoria} title={translated(categoriasAjuda[categoria])}>
        <Artigos artigos={artigosAjuda.filter((artigo) => artigo.categoria === categoria)} />
      </Card>
    ))}
  </Grid>
);

interface ArtigosProps {
  artigos: readonly ArtigoAjuda[];
  onChoose?: () => void;
}

const Artigos = ({ artigos, onChoose }: ArtigosProps) => (
  <LinkList
    links={artigos.map(({ id, titulo }) => ({ id, label: translated(titulo), href: toAjudaLink({ artigo: id }) }))}
    onChoose={onChoose}
  />
);
