import { useState, type FormEvent } from 'react';
import type { EncomendaBalcao } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup';
import { Stack } from '../../../ui/Stack/Stack';
import { quandoParada } from '../palavrasEncomenda';

/** Loads the parcel onto a coach. */
export function PassoEmbarcar({ encomenda: { codigo, partidas } }: { encomenda: EncomendaBalcao }) {
  const emit = useEmit();
  const { sending } = useSubmission('balcaoEncomenda');
  const [viagemId, setViagemId] = useState('');
  const [tentou, setTentou] = useState(false);
  const chosen = partidas.some((partida) => partida.viagemId === viagemId);
  const move = (event: FormEvent) => {
    event.preventDefault();
    setTentou(true);
    if (chosen && !sending) {
      emit('EncomendaMovida', { codigo, evento: { situacao: 'em_transporte', viagemId } });
    }
  };
  return (
    <Card title="Colocar na viagem">
      {partidas.length === 0 ? (
        <p>Nenhuma viagem com espaço nos próximos dias.</p>
      ) : (
        <form noValidate aria-label="Viagem" onSubmit={move}>
          <Stack gap={4}>
            <RadioGroup
              name="viagemId"
              label="Em que viagem ela vai"
              value={viagemId}
              error={tentou && !chosen ? 'Escolha a viagem' : undefined}
              options={partidas.map((one) => ({
                value: one.viagemId,
                label: `Sai ${quandoParada(one.partida)}`,
                description: `Linha ${one.linha}, chega ${quandoParada(one.chegada)}`,
              }))}
              onChange={setViagemId}
            />
            <Button type="submit" loading={sending}>
              Colocar na viagem
            </Button>
          </Stack>
        </form>
      )}
    </Card>
  );
}
