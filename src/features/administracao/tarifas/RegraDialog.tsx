import { useId, useState } from 'react';
import type { AcaoTarifa } from '../../../domain/administracao/tarifas/acaoTarifa';
import {
  novaRegraDe,
  toDadosRegra,
  toNovaRegra,
  type DadosRegra,
} from '../../../domain/administracao/tarifas/formularioRegra';
import { hoje } from '../../../domain/base/data';
import type { RegraTarifaCadastrada } from '../../../domain/wire/administracao/tarifas';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import type { CampoLugar } from './campoLugar';
import { CamposRegra } from './CamposRegra';

export interface RegraDialogProps {
  /** The rule that the new one takes the place of; null for none. */
  anterior: RegraTarifaCadastrada | null;
  Lugar: CampoLugar;
  onClose: () => void;
}

const ACOES: AcaoTarifa['tipo'][] = ['criar'];

const schema = () =>
  import(/* webpackChunkName: "esquema-tarifas" */ '../../../domain/administracao/tarifas/formularioRegraSchema').then(
    (module) => module.regraSchema,
  );

/** Creates a rule; with an earlier one, in its place. It closes after a success and keeps what was typed otherwise. */
export function RegraDialog({ anterior, Lugar, onClose }: RegraDialogProps) {
  const formId = useId();
  const emit = useEmit();
  const clock = useClock();
  const [initialValues] = useState(() => (anterior ? toDadosRegra(anterior) : novaRegraDe(hoje(clock.now()))));
  const { sending, erro } = useSubmission('tarifa', { acoes: ACOES, onDone: onClose });
  const close = () => {
    emit('AcaoTarifaDispensada');
    onClose();
  };
  const send = (dados: DadosRegra) => {
    const regra = { ...toNovaRegra(dados), ...(anterior && { substitui: anterior.id }) };
    emit('AcaoTarifaEnviada', { acao: { tipo: 'criar', regra } });
  };
  return (
    <Dialog
      open
      title={anterior ? `Substituir ${anterior.nome}` : 'Nova regra'}
      width="medium"
      dismissable={false}
      onClose={(reason) => reason === 'pessoa' && close()}
      actions={
        <>
          <Button variant="secondary" disabled={sending} onClick={close}>
            Voltar
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {anterior ? 'Substituir regra' : 'Criar regra'}
          </Button>
        </>
      }
    >
      <SchemaForm<DadosRegra>
        id={formId}
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        refusedFocus="summary"
        onSubmit={send}
      >
        <Stack gap={4}>
          <FormErrorSummary />
          {anterior && <p>A regra atual termina quando esta começar. Uma regra nunca muda depois de criada.</p>}
          <CamposRegra Lugar={Lugar} />
          {erro && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
        </Stack>
      </SchemaForm>
    </Dialog>
  );
}
