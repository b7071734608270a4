import { useMemo, useRef, useState } from 'react';
import {
  candidaturaVazia,
  CIDADE_MAXIMO,
  MENSAGEM_CANDIDATURA_MAXIMO,
  RETENCAO_CANDIDATURA_MESES,
  type DadosCandidatura,
} from '../../../domain/empresa/candidatura';
import { areasTrabalho } from '../../../domain/empresa/vagas';
import type { Vaga } from '../../../domain/wire/companhia/companhia';
import { CURRICULO_MAXIMO_BYTES, mensagensCurriculo, tiposCurriculo } from '../../../domain/empresa/curriculo';
import { NOME_MAXIMO } from '../../../domain/base/pessoa/nome';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FileUpload } from '../../../ui/FileUpload/FileUpload';
import { FormCheckbox } from '../../../ui/form/FormCheckbox';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Link } from '../../../ui/Link/Link';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { rotas } from '../../../domain/base/rotas';
import { type Anexo, useCurriculo } from './useCurriculo';
import { rich } from '../../../words/rich';
import { t, translated } from '../../../words/t';

const areas = () => Object.entries(areasTrabalho).map(([value, label]) => ({ value, label: translated(label) }));

const schema = () =>
  import(/* webpackChunkName: "esquema-empresa" */ '../../../domain/empresa/candidaturaSchema').then(
    (module) => module.candidaturaSchema,
  );

export interface CandidaturaFormProps {
  vaga: Vaga | null;
}

/** Application form with a curriculum. Values are kept when sending fails. */
export function CandidaturaForm({ vaga }: CandidaturaFormProps) {
  const emit = useEmit();
  const { nome: empresa } = useBrand();
  const { anexo, choose, remove } = useCurriculo();
  const [tentou, setTentou] = useState(false);
  const campo = useRef<HTMLDivElement>(null);
  const initialValues = useMemo(() => ({ ...candidaturaVazia, area: vaga?.area ?? '' }), [vaga]);
  const { sending, erro } = useSubmission('candidatura');
  const send = (dados: DadosCandidatura) => {
    if (anexo?.estado !== 'pronto') {
      campo.current?.querySelector('input')?.focus();
      return;
    }
    const { nome, conteudo } = anexo;
    emit('CandidaturaEnviada', { dados, vagaId: vaga?.id ?? null, curriculo: { nome, conteudo } });
  };
  return (
    <SchemaForm<DadosCandidatura>
      label={t('Candidatura')}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      refusedFocus="summary"
      onAttempt={() => setTentou(true)}
      onSubmit={send}
    >
      <Stack gap={4}>
        <FormErrorSummary />
        <CamposCandidato comArea={vaga === null} />
        <div ref={campo}>
          <CurriculoField anexo={anexo} sending={sending} tentou={tentou} onChoose={choose} onRemove={remove} />
        </div>
        <FormCheckbox
          name="consentimento"
          label={t('Autorizo a {empresa} a usar estes dados para esta seleção e a guardá-los por {n} meses', {
            empresa,
            n: RETENCAO_CANDIDATURA_MESES,
          })}
          required
        />
        <p>
          {rich(
            'Depois disso apagamos tudo. Para apagar antes, responda ao e-mail de confirmação. Saiba mais nos <a>termos de uso</a>.',
            { a: (words) => <Link href={rotas.termosDeUso.path}>{words}</Link> },
          )}
        </p>
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        <Button type="submit" loading={sending}>
          {t('Enviar candidatura')}
        </Button>
      </Stack>
    </SchemaForm>
  );
}

interface CurriculoFieldProps {
  anexo: Anexo | null;
  sending: boolean;
  tentou: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

function CurriculoField({ anexo, sending, tentou, onChoose, onRemove }: CurriculoFieldProps) {
  return (
    <FileUpload
      name="curriculo"
      label={t('Currículo')}
      kinds={tiposCurriculo}
      maxBytes={CURRICULO_MAXIMO_BYTES}
      maxFiles={1}
      items={anexo ? [toItem(anexo)] : []}
      disabled={sending}
      error={tentou ? faltaDo(anexo) : undefined}
      onAdd={([file]) => {
        if (file) onChoose(file);
      }}
      onRemove={onRemove}
    />
  );
}

function CamposCandidato({ comArea }: { comArea: boolean }) {
  return (
    <>
      {comArea && (
        <FormSelect name="area" label={t('Área')} options={areas()} placeholder={t('Escolha uma área')} required />
      )}
      <FormTextInput name="nome" label={t('Nome completo')} autoComplete="name" maxLength={NOME_MAXIMO} required />
      <FormTextInput name="email" label={t('E-mail')} type="email" autoComplete="email" required />
      <FormMaskedTextInput name="celular" label={t('Celular')} mask="celular" autoComplete="tel-national" required />
      <FormTextInput
        name="cidade"
        label={t('Cidade em que você mora')}
        autoComplete="address-level2"
        maxLength={CIDADE_MAXIMO}
        required
      />
      <FormTextArea
        name="mensagem"
        label={t('Mensagem (opcional)')}
        hint={t('O que você quer que a gente saiba antes de abrir o currículo.')}
        maxLength={MENSAGEM_CANDIDATURA_MAXIMO}
      />
    </>
  );
}

const toItem = (anexo: Anexo) => ({
  id: 'curriculo',
  name: anexo.nome,
  bytes: anexo.tamanho,
  ...(anexo.estado === 'recusado' ? { error: translated(anexo.erro) } : { waiting: true }),
});

/** Validation error of the file, beyond the one shown at the file itself. */
function faltaDo(anexo: Anexo | null): string | undefined {
  if (anexo === null) return translated(mensagensCurriculo.ausente);
  return anexo.estado === 'lendo' ? translated(mensagensCurriculo.lendo) : undefined;
}
