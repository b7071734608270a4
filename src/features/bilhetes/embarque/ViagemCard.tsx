import { useState } from 'react';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatDia } from '../../../domain/base/data';
import type { ViagemDaPorta } from '../../../domain/bilhetes/porta';
import { readViagemDigitada } from '../../../domain/bilhetes/portaDigitada';
import { useEmit } from '../../../events/useEmit';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { QueryForm } from '../../../ui/form/QueryForm';
import { Stack } from '../../../ui/Stack/Stack';

/** The trip of this boarding and the number of passengers boarded. */
export function ViagemCard({ viagem, lidos, fila }: { viagem: ViagemDaPorta | null; lidos: number; fila: number }) {
  return (
    <Card title={viagem ? `Viagem ${viagem.id}` : 'Qual viagem embarca aqui?'}>
      {viagem ? <ViagemEscolhida viagem={viagem} lidos={lidos} fila={fila} /> : <EscolherViagem />}
    </Card>
  );
}

function ViagemEscolhida({ viagem, lidos, fila }: { viagem: ViagemDaPorta; lidos: number; fila: number }) {
  const emit = useEmit();
  const [isEnding, setEnding] = useState(false);
  return (
    <Stack gap={4}>
      <Fatos viagem={viagem} lidos={lidos} fila={fila} />
      {isEnding ? (
        <Stack gap={3}>
          <p>As leituras desta viagem saem deste aparelho{fila > 0 && ', também as que ainda não foram enviadas'}.</p>
          <Button variant="danger" onClick={() => emit('EmbarqueEncerrado')}>
            Encerrar e apagar
          </Button>
          <Button variant="quiet" onClick={() => setEnding(false)}>
            Continuar embarcando
          </Button>
        </Stack>
      ) : (
        <Button variant="quiet" onClick={() => setEnding(true)}>
          Encerrar ou trocar de viagem
        </Button>
      )}
    </Stack>
  );
}

/** Falls back to the data of the first ticket when offline. */
function Fatos({ viagem, lidos, fila }: { viagem: ViagemDaPorta; lidos: number; fila: number }) {
  const { data } = useInformacaoViagemQuery(viagem.id);
  const [partida, chegada] = [data?.paradas[0], data?.paradas.at(-1)];
  const trecho = partida && chegada && `${nomeLocalidade(partida.localidade)} → ${nomeLocalidade(chegada.localidade)}`;
  const [dia, hora] = [viagem.dia ?? partida?.dia, viagem.hora ?? partida?.hora];
  const facts = [
    { label: 'Trecho', value: trecho },
    { label: 'Partida', value: dia && hora && `${formatDia(dia)} às ${hora}` },
    { label: 'Embarcados', value: String(lidos) },
    { label: 'Só neste aparelho', value: fila > 0 && `${fila} ${fila === 1 ? 'leitura' : 'leituras'}` },
  ];
  return <DescriptionList items={facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />;
}

const fields = [
  { name: 'viagem', label: 'Número da viagem', inputMode: 'numeric', autoComplete: 'off', maxLength: 18 },
] as const;
const initialValues = { viagem: '' };

function EscolherViagem() {
  const emit = useEmit();
  return (
    <Stack gap={3}>
      <p>Leia o primeiro bilhete: ele define a viagem. Ou informe o número dela antes.</p>
      <QueryForm
        fields={fields}
        initialValues={initialValues}
        read={readViagemDigitada}
        submit={
          <Button type="submit" variant="secondary">
            Usar esta viagem
          </Button>
        }
        gap={3}
        onSubmit={(viagemId) => emit('ViagemEmbarqueEscolhida', { viagemId })}
      />
    </Stack>
  );
}
