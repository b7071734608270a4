import { type ComponentType, useCallback, useState } from 'react';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { rotas } from '../../../domain/base/rotas';
import { useOperadoresQuery } from '../../../store/api/operadores';
import { selectGrupos } from '../../../store/sessao/grupos';
import { useAppSelector } from '../../../store/hooks';
import { selectSenhaAEntregar } from '../../../store/agencia/operadores';
import { Button } from '../../../ui/Button/Button';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { Grid } from '../../../ui/Grid/Grid';
import { Page } from '../../../ui/Page/Page';
import { Shortcut } from '../../../ui/Shortcuts/Shortcut';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { CamposFiltro } from './CamposFiltro';
import type { Aberto, DialogosOperadorProps } from './DialogosOperador';
import { filtrarOperadores, type FiltroOperadores } from './filtrarOperadores';
import { ListaOperadores } from './ListaOperadores';

const VAZIO: FiltroOperadores = { termo: '', situacao: '', papel: '' };

export interface OperadoresPageProps {
  /** Dialogs over the list; loaded after it. */
  Dialogos: ComponentType<DialogosOperadorProps>;
}

/** The establishment's operators, for its supervisors. */
export function OperadoresPage({ Dialogos }: OperadoresPageProps) {
  const { data, error, isFetching, refetch } = useOperadoresQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const [filtro, setFiltro] = useState(VAZIO);
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const close = useCallback(() => setAberto(null), []);
  const senha = useAppSelector(selectSenhaAEntregar);
  // Only company staff may grant this right, since a supervisor could otherwise grant it to anyone.
  const { admin } = useAppSelector(selectGrupos);
  const shown = filtrarOperadores(data ?? [], filtro);
  return (
    <Page title={rotas.operadores.titulo} lede="Quem vende na sua agência, com que limites e com que acesso.">
      <Stack gap={6}>
        <Grid min={13} align="end" stretch>
          <CamposFiltro filtro={filtro} onChange={setFiltro} />
          <Shortcut keys="Alt+1">
            <Button onClick={() => setAberto({ acao: 'criar' })}>Novo operador</Button>
          </Shortcut>
          {admin && (
            <Shortcut keys="Alt+3">
              <Button variant="secondary" onClick={() => setAberto({ acao: 'direito' })}>
                Quem informa o andamento
              </Button>
            </Shortcut>
          )}
        </Grid>
        <Text tone="quiet" announce="status">
          {data && `${shown.length} ${shown.length === 1 ? 'operador' : 'operadores'}`}
        </Text>
        {!data && error ? (
          <ErrorState title="Não conseguimos buscar os operadores" retrying={isFetching} onRetry={() => void refetch()}>
            {'erros' in error ? mensagemDaRecusa(error) : undefined}
          </ErrorState>
        ) : (
          <ListaOperadores
            operadores={shown}
            loading={!data}
            filtrando={filtro !== VAZIO}
            onAcao={(acao, operador) => setAberto({ acao, operador })}
          />
        )}
      </Stack>
      {(aberto || senha) && <Dialogos aberto={aberto} senha={senha} onClose={close} />}
    </Page>
  );
}
