import { useState } from 'react';
import { desenhoDe, novoDesenho } from '../../../domain/administracao/frota/desenho';
import { rotas } from '../../../domain/base/rotas';
import { useOnibusAdministradoQuery } from '../../../store/api/administracao/administracaoFrota';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Link } from '../../../ui/Link/Link';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { Prancheta } from './Prancheta';

const { path, titulo } = rotas.administracaoOnibus;
const trail = [
  { label: rotas.administracao.titulo, href: rotas.administracao.path },
  { label: titulo, href: path },
];

/** The drawing of a new coach. */
export function NovoOnibusPage() {
  const [inicial] = useState(novoDesenho);
  return (
    <Page title="Desenhar um ônibus" above={<Breadcrumbs trail={trail} current="Desenhar um ônibus" />}>
      <Prancheta inicial={inicial} substitui={null} />
    </Page>
  );
}

/** The drawing of a coach in the place of one that exists. */
export function EditarOnibusPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useOnibusAdministradoQuery(id);
  // The drawing begins with one answer; a later one would take away what was drawn, and the repetition of a lost answer.
  const [inicial, setInicial] = useState<typeof data>();
  if (!inicial && data?.podeMudar) setInicial(data);
  const title = data ? `Desenhar ${data.nome} de novo` : 'Desenhar de novo';
  return (
    <Page title={title} above={<Breadcrumbs trail={trail} current={title} />}>
      {inicial && <Prancheta inicial={desenhoDe(inicial)} substitui={inicial.id} />}
      {!inicial && data && <Fixo id={data.id} />}
      {!data && error && !isFetching && (
        <FalhaDaLeitura
          title="Não conseguimos abrir este ônibus"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && (!error || isFetching) && <Skeleton label="Carregando o ônibus" shape="card" count={2} />}
    </Page>
  );
}

function Fixo({ id }: { id: number }) {
  return (
    <Alert title="Este ônibus não muda" action={<Link href={`${path}?ver=${id}`}>Ver o ônibus</Link>}>
      Outro desenho já tomou o lugar dele, ou ele vem do sistema da operadora.
    </Alert>
  );
}
