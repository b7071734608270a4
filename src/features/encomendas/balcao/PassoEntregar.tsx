import { useState, type FormEvent } from 'react';
import { type Dia, formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { readFinalDocumento } from '../../../domain/encomendas/encomenda';
import { mensagens } from '../../../domain/base/mensagens';
import { isNome, NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import type { EncomendaBalcao, MeioBalcao } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { MeioField } from '../MeioField';

/** Hands over the parcel against a document, after the storage fee is paid. */
export function PassoEntregar({ encomenda: { codigo, retirada } }: { encomenda: EncomendaBalcao }) {
  const emit = useEmit();
  const { sending } = useSubmission('balcaoEncomenda');
  const [nome, setNome] = useState('');
  const [documento, setDocumento] = useState('');
  const [meio, setMeio] = useState<MeioBalcao>('dinheiro');
  const [tentou, setTentou] = useState(false);
  const documentoFinal = readFinalDocumento(documento);
  const owed = retirada?.armazenagemCentavos ?? 0;
  const hand = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTentou(true);
    if (!isNome(nome) || documentoFinal === null) {
      const first = isNome(nome) ? 'documentoFinal' : 'nome';
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (sending) return;
    const evento = { situacao: 'entregue', nome, documentoFinal, armazenagemCentavos: owed } as const;
    emit('EncomendaMovida', { codigo, evento: owed > 0 ? { ...evento, meio } : evento });
  };
  return (
    <Card title="Entregar">
      <form noValidate aria-label="Entrega" onSubmit={hand}>
        <Stack gap={4}>
          {retirada && <Armazenagem prazo={retirada.prazo} owed={owed} />}
          <TextInput
            name="nome"
            label="Nome de quem retira"
            value={nome}
            error={tentou && !isNome(nome) ? mensagens.nomeInvalido : undefined}
            autoComplete="off"
            maxLength={NOME_MAXIMO}
            required
            onChange={setNome}
          />
          <TextInput
            name="documentoFinal"
            label="4 últimos dígitos do documento"
            hint="Confira o documento com foto."
            value={documento}
            error={tentou && documentoFinal === null ? 'Informe os 4 últimos dígitos do documento' : undefined}
            autoComplete="off"
            maxLength={4}
            required
            onChange={setDocumento}
          />
          {owed > 0 && <MeioField value={meio} onChange={setMeio} />}
          <Button type="submit" loading={sending}>
            {owed > 0 ? `Receber ${formatCentavos(owed)} e entregar` : 'Entregar'}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function Armazenagem({ prazo, owed }: { prazo: Dia; owed: number }) {
  return (
    <Alert kind={owed > 0 ? 'warning' : 'info'}>
      {owed > 0
        ? `O prazo foi ${formatDia(prazo)}. Cobre ${formatCentavos(owed)} de armazenagem.`
        : `Sem armazenagem até ${formatDia(prazo)}.`}
    </Alert>
  );
}
