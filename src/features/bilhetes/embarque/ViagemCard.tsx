import { type SubmitEvent, useState } from 'react';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatDia } from '../../../domain/base/data';
import type { ViagemDaPorta } from '../../../domain/bilhetes/porta';
import { useEmit } from '../../../events/useEmit';
import { useInformacaoViagemQuery } from '../../../store/api/viagens';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';

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

function EscolherViagem() {
  const emit = useEmit();
  const [numero, setNumero] = useState('');
  const [erro, setErro] = useState<string>();
  const choose = (event: SubmitEvent) => {
    event.preventDefault();
    const viagemId = numero.trim();
    if (!/^\d{1,18}$/.test(viagemId)) return setErro('Informe o número da viagem, só algarismos');
    emit('ViagemEmbarqueEscolhida', { viagemId });
  };
  return (
    <form noValidate onSubmit={choose}>
      <Stack gap={3}>
        <p>Leia o primeiro bilhete: ele define a viagem. Ou informe o número dela antes.</p>
        <TextInput
          label="Número da viagem"
          name="viagem"
          value={numero}
          onChange={setNumero}
          error={erro}
          inputMode="numeric"
          autoComplete="off"
          maxLength={18}
        />
        <Button type="submit" variant="secondary">
          Usar esta viagem
        </Button>
      </Stack>
    </form>
  );
}
