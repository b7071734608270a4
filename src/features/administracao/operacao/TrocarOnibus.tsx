import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { textoSemLugar } from '../../../domain/administracao/partidas';
import type { Onibus, PartidaOperada, PreviaOnibus } from '../../../domain/wire/administracao/partidas';
import { useEmit } from '../../../events/useEmit';
import { usePreviaOnibusQuery } from '../../../store/api/administracaoPartidas';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { List } from '../../../ui/List/List';
import { Select } from '../../../ui/Select/Select';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';

const nomeDe = ({ nome, lugares }: Onibus): string => `${nome}, ${lugares} lugares`;

/** Another coach for a departure: first the seats that it would lack, then the change. */
export function TrocarOnibus({ operada }: { operada: PartidaOperada }) {
  const { partida, opcoes, previsto } = operada;
  const [layoutId, setLayoutId] = useState('');
  const { currentData, error, isFetching, refetch } = usePreviaOnibusQuery(
    layoutId === '' ? skipToken : { id: partida.id, layoutId },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Card title="Trocar o ônibus">
      <Stack gap={4}>
        <p>A troca só é feita se cada poltrona ocupada existir no outro ônibus, na mesma classe.</p>
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
        {layoutId !== '' && currentData && <Previa operada={operada} previa={currentData} />}
      </Stack>
    </Card>
  );
}

function Previa({ operada: { partida, versao, onibus }, previa }: { operada: PartidaOperada; previa: PreviaOnibus }) {
  const emit = useEmit();
  const { sending } = useSubmission('operacaoDoDia');
  const [asked, setAsked] = useState(false);
  const { mantidas, semLugar } = previa;
  const change = () => {
    emit('PartidaOperada', { id: partida.id, versao, acao: { tipo: 'onibus', layoutId: previa.onibus.id } });
    setAsked(false);
  };
  const ficam =
    mantidas === 1 ? '1 poltrona ocupada fica como está' : `${mantidas} poltronas ocupadas ficam como estão`;
  if (semLugar.length > 0) {
    return (
      <Alert kind="warning" announce>
        <Stack gap={3}>
          <p>{`${ficam}. Para trocar, estas precisam mudar antes, por remarcação:`}</p>
          <List gap={1}>
            {semLugar.map((one) => (
              <li key={one.poltrona}>{textoSemLugar(one)}</li>
            ))}
          </List>
        </Stack>
      </Alert>
    );
  }
  return (
    <Stack gap={3}>
      <p role="status">{`${ficam}. Ninguém perde o lugar.`}</p>
      <div>
        <Button loading={sending} onClick={() => setAsked(true)}>
          Trocar o ônibus
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          open
          title="Trocar o ônibus desta partida?"
          confirmLabel="Trocar o ônibus"
          onConfirm={change}
          onCancel={() => setAsked(false)}
        >
          {`De ${nomeDe(onibus)} para ${nomeDe(previa.onibus)}. ${ficam}. A troca pode ser desfeita do mesmo jeito.`}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
