import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Onibus, PartidaOperada } from '../../../domain/wire/administracao/partidas';
import { usePreviaOnibusQuery } from '../../../store/api/administracao/administracaoPartidas';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Select } from '../../../ui/Select/Select';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import { ConfirmarTroca } from './ConfirmarTroca';

const nomeDe = ({ nome, lugares }: Onibus): string => `${nome}, ${lugares} lugares`;

/** Another coach for a departure: first who gets which seat in it, then the change; and the way back. */
export function TrocarOnibus({ operada }: { operada: PartidaOperada }) {
  const { partida, opcoes, previsto, anterior } = operada;
  const [layoutId, setLayoutId] = useState('');
  const { currentData, error, isFetching, refetch } = usePreviaOnibusQuery(
    layoutId === '' ? skipToken : { id: partida.id, layoutId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Card title="Trocar o ônibus">
      <Stack gap={4}>
        <p>Quem não cabe na sua poltrona recebe outra, que você confere antes. Os passageiros são avisados.</p>
        {anterior && (
          <div>
            <Button variant="secondary" onClick={() => setLayoutId(String(anterior.id))}>
              {`Desfazer a troca: voltar ao ${anterior.nome}`}
            </Button>
          </div>
        )}
        <Select
          name="onibus"
          label="Outro ônibus"
          value={layoutId}
          options={[
            { value: '', label: 'Escolha o ônibus' },
            ...opcoes.map((one) => ({
              value: String(one.id),
              label: one.id === previsto?.id ? `${nomeDe(one)} (previsto)` : nomeDe(one),
            })),
          ]}
          onChange={setLayoutId}
        />
        {layoutId !== '' && isFetching && !currentData && <Skeleton label="Conferindo as poltronas" count={2} />}
        {layoutId !== '' && error && !isFetching && !currentData && (
          <FalhaDaLeitura
            title="Não conseguimos conferir as poltronas"
            error={error}
            retrying={isFetching}
            onRetry={refetch}
          />
        )}
        {layoutId !== '' && currentData && (
          <ConfirmarTroca key={layoutId} operada={operada} previa={currentData} onRefresh={() => void refetch()} />
        )}
      </Stack>
    </Card>
  );
}
