import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { rotas } from '../../../domain/base/rotas';
import { useAgenciasQuery } from '../../../store/api/agencias';
import { Button } from '../../../ui/Button/Button';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Grid } from '../../../ui/Grid/Grid';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { TextInput } from '../../../ui/TextInput/TextInput';
import type { Aberto, DialogosAgenciaProps } from './DialogosAgencia';
import { ListaAgencias } from './ListaAgencias';

/** Pause in typing after which the search is sent. */
const DEBOUNCE_MS = 250;

export interface AgenciasPageProps {
  /** Dialogs over the list; loaded after it. */
  Dialogos: ComponentType<DialogosAgenciaProps>;
}

/** The agencies that sell for the company, for its administrators. */
export function AgenciasPage({ Dialogos }: AgenciasPageProps) {
  const [termo, setTermo] = useState('');
  const procurado = useSettled(termo);
  const { data, error, isFetching, refetch } = useAgenciasQuery(procurado, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const close = useCallback(() => setAberto(null), []);
  return (
    <Page title={rotas.agencias.titulo} lede="Quem vende para a empresa, e quem responde por cada agência.">
      <Stack gap={6}>
        <Grid min={13} align="end" stretch>
          <TextInput
            name="termo"
            label="Buscar por nome ou CNPJ"
            value={termo}
            autoComplete="off"
            maxLength={120}
            onChange={setTermo}
          />
          <Button onClick={() => setAberto({ acao: 'criar' })}>Nova agência</Button>
        </Grid>
        <Text tone="quiet" announce="status">
          {data && !error && contagem(data.total, data.agencias.length)}
        </Text>
        {error ? (
          <ErrorState title="Não conseguimos buscar as agências" retrying={isFetching} onRetry={() => void refetch()}>
            {'erros' in error ? mensagemDaRecusa(error) : undefined}
          </ErrorState>
        ) : (
          <ListaAgencias
            agencias={data?.agencias ?? []}
            loading={!data}
            buscando={procurado.trim() !== ''}
            onAcao={(acao, agencia) => setAberto({ acao, agencia })}
          />
        )}
      </Stack>
      {aberto && <Dialogos aberto={aberto} onClose={close} />}
    </Page>
  );
}

function contagem(total: number, mostradas: number): string {
  const todas = `${total} ${total === 1 ? 'agência' : 'agências'}`;
  return total === mostradas ? todas : `${todas}; aparecem as primeiras ${mostradas}. Refine a busca.`;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
