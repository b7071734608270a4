import { type ComponentType, useCallback, useState } from 'react';
import { filtrarRegras } from '../../../domain/administracao/tarifas/palavrasTarifa';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { rotas } from '../../../domain/base/rotas';
import { useTarifasQuery } from '../../../store/api/administracao/tarifas';
import { Button } from '../../../ui/Button/Button';
import { Grid } from '../../../ui/Grid/Grid';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { CamposFiltro, filtroVazio } from './CamposFiltro';
import type { Aberto, DialogosTarifaProps } from './DialogosTarifa';
import { ListaRegras } from './ListaRegras';
import { PreviaTarifas } from './PreviaTarifas';
import type { CampoLugar } from './campoLugar';

export interface TarifasPageProps {
  /** Dialogs over the list; loaded after it. */
  Dialogos: ComponentType<DialogosTarifaProps>;
  /** The place field of the product. */
  Lugar: CampoLugar;
}

/** The rules of fares: what they are, what they make of a day, and their beginning and end. */
export function TarifasPage({ Dialogos, Lugar }: TarifasPageProps) {
  const [filtro, setFiltro] = useState(filtroVazio);
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const close = useCallback(() => setAberto(null), []);
  const { currentData, error, isFetching, refetch } = useTarifasQuery(filtro.situacao, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const shown = filtrarRegras(currentData ?? [], filtro);
  const falha = error && 'erros' in error ? mensagemDaRecusa(error) : 'Verifique a conexão e tente de novo.';
  return (
    <Page title={rotas.tarifas.titulo} lede="Regras que mudam a tarifa base. O que já foi reservado mantém o preço.">
      <Stack gap={6}>
        <Grid min={13} align="end" stretch>
          <CamposFiltro filtro={filtro} onChange={setFiltro} />
          <Button onClick={() => setAberto({ acao: 'criar' })}>Nova regra</Button>
        </Grid>
        <Text tone="quiet" announce="status">
          {currentData && `${shown.length} ${shown.length === 1 ? 'regra' : 'regras'}`}
        </Text>
        <ListaRegras
          regras={shown}
          loading={isFetching && !currentData}
          error={!currentData && error ? falha : null}
          onRetry={() => void refetch()}
          filtrando={filtro.termo !== '' || filtro.etapa !== '' || filtro.situacao !== 'abertas'}
          onAcao={(acao, regra) => setAberto({ acao, regra })}
        />
        <PreviaTarifas Lugar={Lugar} />
      </Stack>
      {aberto && <Dialogos aberto={aberto} Lugar={Lugar} onClose={close} />}
    </Page>
  );
}
