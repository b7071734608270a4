import { useState } from 'react';
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
import { FormDialog } from '../../../ui/form/FormDialog';
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
    <FormDialog<DadosRegra>
      title={anterior ? `Substituir ${anterior.nome}` : 'Nova regra'}
      submitLabel={anterior ? 'Substituir regra' : 'Criar regra'}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      error={erro}
      onSubmit={send}
      onClose={close}
    >
      {anterior && <p>A regra atual termina quando esta começar. Uma regra nunca muda depois de criada.</p>}
      <CamposRegra Lugar={Lugar} />
    </FormDialog>
  );
}
