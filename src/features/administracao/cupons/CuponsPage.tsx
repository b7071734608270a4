import { useCallback, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { readOpcao, readPagina } from '../../../domain/administracao/endereco';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { useCuponsQuery } from '../../../store/api/administracao/cupons';
import { Button } from '../../../ui/Button/Button';
import { Grid } from '../../../ui/Grid/Grid';
import { Page } from '../../../ui/Page/Page';
import { PageViews } from '../../../ui/Page/PageViews';
import { Select } from '../../../ui/Select/Select';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { CupomPage } from './CupomPage';
import type { DialogosCupomProps } from './DialogosCupom';
import { ListaCupons } from './ListaCupons';
import { ProcurarCupom } from './ProcurarCupom';

const { path, titulo } = rotas.cupons;
const situacoes = [
  { value: 'abertos', label: 'Abertos' },
  { value: 'encerrados', label: 'Encerrados e vencidos' },
];

interface CuponsPageProps {
  /** Dialogs over the page; loaded after it. */
  Dialogos: ComponentType<DialogosCupomProps>;
}

/** The company's coupons: the list, or one of them. */
export function CuponsPage({ Dialogos }: CuponsPageProps) {
  const { search } = useLocation();
  const codigo = new URLSearchParams(search).get('ver') ?? '';
  return (
    <PageViews view={codigo}>
      {codigo === '' ? (
        <Lista search={search} Dialogos={Dialogos} />
      ) : (
        <CupomPage key={codigo} codigo={codigo} Dialogos={Dialogos} />
      )}
    </PageViews>
  );
}

function Lista({ search, Dialogos }: CuponsPageProps & { search: string }) {
  const emit = useEmit();
  const [isNew, setIsNew] = useState(false);
  const close = useCallback(() => setIsNew(false), []);
  const situacao = readOpcao(search, 'situacao', ['abertos', 'encerrados']) ?? 'abertos';
  const termo = (new URLSearchParams(search).get('termo') ?? '').slice(0, 40);
  const pagina = readPagina(search);
  const busca = { termo, situacao, pagina: String(pagina) };
  const { currentData, error, isFetching, refetch } = useCuponsQuery(busca, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const show = (filtro: Record<string, string>) => emit('SecaoFiltrada', { path, busca: filtro });
  return (
    <Page title={titulo} lede="Códigos que descontam do preço, com o que já custaram.">
      <Stack gap={6}>
        <Grid min={20} align="end" stretch>
          <ProcurarCupom key={termo} termo={termo} onProcurar={(outro) => show({ termo: outro, situacao })} />
          <Select
            name="situacao"
            label="Situação"
            value={situacao}
            options={situacoes}
            onChange={(outra) => show({ termo, situacao: outra })}
          />
          <Button onClick={() => setIsNew(true)}>Novo cupom</Button>
        </Grid>
        {!currentData && error && !isFetching ? (
          <FalhaDaLeitura
            title="Não conseguimos buscar os cupons"
            error={error}
            retrying={isFetching}
            onRetry={refetch}
          />
        ) : (
          <ListaCupons
            lista={currentData}
            pagina={pagina}
            filtrando={termo !== '' || situacao === 'encerrados'}
            onPage={(outra) => show({ ...busca, pagina: String(outra) })}
          />
        )}
      </Stack>
      {isNew && <Dialogos aberto={{ acao: 'criar' }} onClose={close} />}
    </Page>
  );
}
