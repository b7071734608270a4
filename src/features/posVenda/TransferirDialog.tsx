import { sayTextoDaLei } from '../../domain/base/textoDaLei';
import { useMemo } from 'react';
import { type Dia, idadeEm, parseDataBr } from '../../domain/base/data';
import { AVISO_MENOR, IDADE_VIAJAR_SO } from '../../domain/compra/passageiros/menor';
import { mascaraDocumento } from '../../domain/base/pessoa/documentoNumero';
import { opcoesDocumento, toCodigoDocumento } from '../../domain/base/pessoa/pessoaRules';
import { explainTroca } from '../../domain/posVenda/posVendaTextos';
import {
  toTransferencia,
  transferenciaSchema,
  transferenciaVazia,
  type DadosTransferencia,
} from '../../domain/posVenda/transferencia';
import type { PreviaTransferencia } from '../../domain/wire/posVenda/posVenda';
import { useEmit } from '../../events/useEmit';
import { selectAvisosPorTelefone } from '../../store/aplicativo/ambiente';
import { useHoje } from '../../store/clock';
import { useAppSelector } from '../../store/hooks';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Dialog } from '../../ui/Dialog/Dialog';
import { FormCheckbox } from '../../ui/form/FormCheckbox';
import { FormDataInput } from '../../ui/form/FormDataInput';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary';
import { FormMaskedTextInput } from '../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { t, translated } from '../../words/t';

export interface TransferirDialogProps {
  previa: PreviaTransferencia;
  sending: boolean;
  aviso: string | null;
}

const FORM_ID = 'transferir-passagem';
const opcoes = () => opcoesDocumento.map(({ valor, rotulo }) => ({ value: valor, label: translated(rotulo) }));

/** Transfer form for the new traveller. */
export function TransferirDialog({ previa, sending, aviso }: TransferirDialogProps) {
  const emit = useEmit();
  const close = () => emit('PosVendaFechada');
  return (
    <Dialog
      open
      title={t('Transferir passagem')}
      dismissable={!sending}
      onClose={sending ? undefined : close}
      actions={
        <>
          <Button variant="quiet" disabled={sending} onClick={close}>
            {t('Voltar')}
          </Button>
          {previa.permitido && (
            <Button type="submit" form={FORM_ID} loading={sending}>
              {t('Confirmar transferência')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {aviso !== null && (
          <Alert kind="warning" announce>
            {aviso}
          </Alert>
        )}
        {previa.permitido ? (
          <>
            <p>
              {t(
                'A transferência não custa nada. Emitimos um bilhete novo no nome de quem vai viajar, na mesma poltrona, e o seu deixa de valer.',
              )}
            </p>
            <Formulario sending={sending} />
          </>
        ) : (
          <p>{explainTroca(previa)}</p>
        )}
        <Text tone="quiet" size="sm">
          {sayTextoDaLei(previa.baseLegal)}
        </Text>
      </Stack>
    </Dialog>
  );
}

function Formulario({ sending }: Pick<TransferirDialogProps, 'sending'>) {
  const emit = useEmit();
  const hoje = useHoje();
  const avisaNoCelular = useAppSelector(selectAvisosPorTelefone);
  const schema = useMemo(() => () => Promise.resolve(transferenciaSchema(hoje)), [hoje]);
  const initialValues = useMemo(() => transferenciaVazia(), []);
  return (
    <SchemaForm<DadosTransferencia>
      id={FORM_ID}
      label={t('Quem vai viajar')}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      refusedFocus="summary"
      onSubmit={(dados) => emit('TransferenciaEnviada', { pessoa: toTransferencia(dados) })}
    >
      {(values) => (
        <Stack>
          <FormErrorSummary />
          <FormTextInput name="nome" label={t('Nome completo')} autoComplete="off" required />
          <FormSelect name="tipoDocumento" label={t('Tipo de documento')} options={opcoes()} required />
          <DocumentoField key={values.tipoDocumento} tipo={values.tipoDocumento} />
          <FormDataInput name="dataNascimento" label={t('Data de nascimento')} required />
          {avisaNoCelular && (
            <FormMaskedTextInput name="celular" label={t('Celular')} mask="celular" hint={t('Para avisos da viagem')} />
          )}
          {isMinor(values.dataNascimento, hoje) && (
            <>
              <p>{translated(AVISO_MENOR)}</p>
              <FormCheckbox
                name="autorizacaoMenor"
                label={t('Se viajar sem um adulto, vai apresentar a autorização de viagem no embarque')}
              />
            </>
          )}
        </Stack>
      )}
    </SchemaForm>
  );
}

function isMinor(text: string, hoje: Dia): boolean {
  const nascimento = parseDataBr(text);
  return nascimento !== null && nascimento <= hoje && idadeEm(nascimento, hoje) < IDADE_VIAJAR_SO;
}

/** Document number, masked for types with a fixed format. */
function DocumentoField({ tipo }: { tipo: string }) {
  const mask = mascaraDocumento(toCodigoDocumento(tipo));
  const props = { name: 'numeroDocumento', label: t('Número do documento'), autoComplete: 'off', required: true };
  return mask ? <FormMaskedTextInput {...props} mask={mask} /> : <FormTextInput {...props} maxLength={20} />;
}
