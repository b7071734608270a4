import { useMemo } from 'react';
import { Form } from 'react-final-form';
import { formatCpf } from '../../../domain/base/pessoa/cpf';
import { type EdicaoConta, edicaoContaSchema, toEdicaoConta } from '../../../domain/conta/edicaoConta';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import type { Conta } from '../../../domain/wire/conta/conta';
import { useEmit } from '../../../events/useEmit';
import { useHoje } from '../../../store/clock';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { validateWith } from '../../../ui/form/submit/validateWith';
import { KeepTyped } from '../../../ui/form/typed/KeepTyped';
import { Stack } from '../../../ui/Stack/Stack';
import { FalhaTentativa } from './FalhaTentativa';
import { t } from '../../../words/t';

/**
 * Name, birth date and telephone, validated like the registration (spec §5). The CPF identifies the conta and is fixed.
 */
export function DadosCard({ conta }: { conta: Conta }) {
  const emit = useEmit();
  const { sending } = useSubmission('dadosConta');
  const hoje = useHoje();
  const validate = useMemo(() => validateWith(edicaoContaSchema(hoje)), [hoje]);
  const initialValues = useMemo(() => toEdicaoConta(conta), [conta]);
  return (
    <Card title={t('Seus dados')}>
      <Form<EdicaoConta>
        onSubmit={(dados) => emit('DadosContaEnviados', { dados })}
        validate={validate}
        initialValues={initialValues}
        subscription={{ invalid: true, pristine: true }}
      >
        {({ handleSubmit, invalid, pristine }) => (
          <form noValidate aria-label={t('Seus dados')} onSubmit={(event) => void handleSubmit(event)}>
            <Stack gap={4}>
              <FormErrorSummary />
              <DescriptionList
                layout="line"
                items={[{ label: 'CPF', value: <span className="it-tabular">{formatCpf(conta.cpf)}</span> }]}
              />
              <FormTextInput
                name="nome"
                label={t('Nome completo')}
                autoComplete="name"
                maxLength={NOME_MAXIMO}
                required
              />
              <FormDataInput name="dataNascimento" label={t('Data de nascimento')} autoComplete="bday" required />
              <FormMaskedTextInput
                name="celular"
                label={t('Celular')}
                mask="celular"
                autoComplete="tel-national"
                required
              />
              <FalhaTentativa assunto="dadosConta" />
              <Button type="submit" disabled={invalid || pristine} loading={sending}>
                {t('Salvar dados')}
              </Button>
            </Stack>
            <KeepTyped />
          </form>
        )}
      </Form>
    </Card>
  );
}
