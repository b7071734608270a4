import { type Dia, formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { DadosEntrega } from '../../../domain/encomendas/atendimentoEncomenda';
import { readFinalDocumento } from '../../../domain/encomendas/encomenda';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import type { EncomendaBalcao } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { MeioField } from '../MeioField';

const schema = () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../../domain/encomendas/atendimentoEncomendaSchema').then(
    (module) => module.entregaSchema,
  );
const initialValues: DadosEntrega = { nome: '', documentoFinal: '', meio: 'dinheiro' };

/** Hands over the parcel against a document, after the storage fee is paid. */
export function PassoEntregar({ encomenda: { codigo, retirada } }: { encomenda: EncomendaBalcao }) {
  const emit = useEmit();
  const { sending } = useSubmission('balcaoEncomenda');
  const owed = retirada?.armazenagemCentavos ?? 0;
  const hand = ({ nome, documentoFinal, meio }: DadosEntrega) => {
    const evento = {
      situacao: 'entregue',
      nome,
      documentoFinal: readFinalDocumento(documentoFinal) ?? '',
      armazenagemCentavos: owed,
    } as const;
    emit('EncomendaMovida', { codigo, evento: owed > 0 ? { ...evento, meio } : evento });
  };
  return (
    <Card title="Entregar">
      <SchemaForm<DadosEntrega>
        label="Entrega"
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        onSubmit={hand}
      >
        <Stack gap={4}>
          {retirada && <Armazenagem prazo={retirada.prazo} owed={owed} />}
          <FormTextInput name="nome" label="Nome de quem retira" autoComplete="off" maxLength={NOME_MAXIMO} required />
          <FormTextInput
            name="documentoFinal"
            label="4 últimos dígitos do documento"
            hint="Confira o documento com foto."
            autoComplete="off"
            maxLength={4}
            required
          />
          {owed > 0 && <MeioField />}
          <Button type="submit" loading={sending}>
            {owed > 0 ? `Receber ${formatCentavos(owed)} e entregar` : 'Entregar'}
          </Button>
        </Stack>
      </SchemaForm>
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
