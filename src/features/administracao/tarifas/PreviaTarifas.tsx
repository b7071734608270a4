import { useState } from 'react';
import { parseDataBr } from '../../../domain/base/data';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { lugarVazio } from '../../../domain/lugares/lugarDigitado';
import type { BuscaPrevia, DadosPrevia } from '../../../domain/administracao/tarifas/previa';
import { usePreviaTarifasQuery } from '../../../store/api/administracao/tarifas';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import type { CampoLugar } from './campoLugar';
import { PrecosDaViagem } from './PrecosDaViagem';

const vazia: DadosPrevia = { origem: lugarVazio, destino: lugarVazio, dia: '' };

const schema = () =>
  import(/* webpackChunkName: "esquema-tarifas" */ '../../../domain/administracao/tarifas/previaSchema').then(
    (module) => module.previaSchema,
  );

/** The prices of a day as the next buyer would be told them, and every rule with its effect or why it has none. */
export function PreviaTarifas({ Lugar }: { Lugar: CampoLugar }) {
  const [busca, setBusca] = useState<BuscaPrevia | null>(null);
  const ask = ({ origem, destino, dia }: DadosPrevia) => {
    const dataPartida = parseDataBr(dia);
    if (!origem.lugar || !destino.lugar || dataPartida === null) return;
    setBusca({ localidadeOrigem: origem.lugar.id, localidadeDestino: destino.lugar.id, dataPartida });
  };
  return (
    <Card title="Quanto custa, e por quê">
      <Stack gap={4}>
        <SchemaForm<DadosPrevia> label="Prévia de preços" schema={schema} initialValues={vazia} onSubmit={ask}>
          <Stack gap={4}>
            <FieldGrid layout="filters">
              <Lugar name="origem" label="Origem" />
              <Lugar name="destino" label="Destino" />
              <FormDataInput name="dia" label="Dia da viagem" />
            </FieldGrid>
            <Button type="submit" variant="secondary">
              Ver preços
            </Button>
          </Stack>
        </SchemaForm>
        {busca && <Resultado busca={busca} />}
      </Stack>
    </Card>
  );
}

function Resultado({ busca }: { busca: BuscaPrevia }) {
  const { currentData, error, isFetching, refetch } = usePreviaTarifasQuery(busca, {
    refetchOnMountOrArgChange: true,
  });
  if (!currentData && error) {
    return (
      <ErrorState title="Não conseguimos calcular os preços" retrying={isFetching} onRetry={() => void refetch()}>
        {'erros' in error ? mensagemDaRecusa(error) : undefined}
      </ErrorState>
    );
  }
  if (!currentData) return <Skeleton label="Calculando os preços" shape="card" />;
  if (currentData.length === 0) return <EmptyState title="Nenhuma viagem à venda neste dia">Mude o dia.</EmptyState>;
  return (
    <Accordion
      initiallyOpen={currentData.slice(0, 1).map(({ viagemId }) => viagemId)}
      items={currentData.map((viagem) => ({
        id: viagem.viagemId,
        title: `${viagem.partida.hora}, linha ${viagem.linha}`,
        content: <PrecosDaViagem viagem={viagem} />,
      }))}
    />
  );
}
