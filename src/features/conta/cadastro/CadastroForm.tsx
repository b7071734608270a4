import { type ComponentType, useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { formatCelular } from '../../../domain/base/pessoa/celular';
import { type Cadastro, cadastroSchema } from '../../../domain/conta/cadastro';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import { useHoje } from '../../../store/clock';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FormCheckbox } from '../../../ui/form/FormCheckbox';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { validateWith } from '../../../ui/form/submit/validateWith';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { MissingFields } from './MissingFields';
import type { TermosDialogProps } from './TermosDialog';
import { t } from '../../../words/t';

export interface CadastroFormProps {
  /** Name reported by the provider. */
  nome: string;
  /** In wire format; empty when the provider has none. */
  celular: string;
  /** Accepts the test CPF. */
  cpfDeTeste: boolean;
  sending: boolean;
  /** Server refusals, one sentence each. */
  erros: readonly string[];
  /** Dialog with the terms of use; its code loads on demand. */
  Termos: ComponentType<TermosDialogProps>;
  onSubmit: (cadastro: Cadastro) => void;
}

const MISSING_ID = 'cadastro-faltam';

/** The registration form (spec §5). */
export function CadastroForm({ nome, celular, cpfDeTeste, sending, erros, Termos, onSubmit }: CadastroFormProps) {
  const hoje = useHoje();
  const validate = useMemo(() => validateWith(cadastroSchema(hoje), { cpfDeTeste }), [hoje, cpfDeTeste]);
  const [reading, setReading] = useState(false);
  const [initialValues] = useState({ nome, cpf: '', dataNascimento: '', celular: formatCelular(celular) });
  return (
    <>
      <Form<Cadastro>
        onSubmit={onSubmit}
        validate={validate}
        initialValues={initialValues}
        subscription={{ invalid: true }}
      >
        {({ handleSubmit, invalid }) => (
          <form noValidate aria-label={t('Cadastro')} onSubmit={(event) => void handleSubmit(event)}>
            <Stack gap={4}>
              {erros.length > 0 && <Refusals erros={erros} />}
              <FormTextInput
                name="nome"
                label={t('Nome completo')}
                autoComplete="name"
                maxLength={NOME_MAXIMO}
                required
              />
              <FormMaskedTextInput name="cpf" label="CPF" mask="cpf" required />
              <FormDataInput name="dataNascimento" label={t('Data de nascimento')} autoComplete="bday" required />
              <FormMaskedTextInput
                name="celular"
                label={t('Celular')}
                mask="celular"
                autoComplete="tel-national"
                required
              />
              <Stack gap={2}>
                <FormCheckbox name="termosAceite" label={t('Li e aceito os termos de uso')} required />
                <Inline>
                  <Button variant="quiet" size="small" flush onClick={() => setReading(true)}>
                    {t('Ler os termos de uso')}
                  </Button>
                </Inline>
              </Stack>
              <MissingFields id={MISSING_ID} />
              <Button type="submit" fullWidth disabled={invalid} loading={sending} describedBy={MISSING_ID}>
                {t('Concluir cadastro')}
              </Button>
            </Stack>
          </form>
        )}
      </Form>
      {reading && <Termos onClose={() => setReading(false)} />}
    </>
  );
}

function Refusals({ erros }: { erros: readonly string[] }) {
  return (
    <Alert kind="danger" title={t('O cadastro não foi aceito')}>
      {erros.map((erro) => (
        <p key={erro}>{erro}</p>
      ))}
    </Alert>
  );
}
