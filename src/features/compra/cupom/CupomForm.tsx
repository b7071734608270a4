import { sayDescricaoDoCupom } from '../../../domain/conta/cupomDeAtraso';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CUPOM_MAXIMO, normalizeCupom } from '../../../domain/compra/cupom';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { Cotacao } from '../../../domain/wire/compra/cotacao';
import { useEmit } from '../../../events/useEmit';
import { type CotacaoState, selectCotacao } from '../../../store/compra/cotacao';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { rich } from '../../../words/rich';
import { msg, t, translated } from '../../../words/t';
import type { CuponsDaPessoaProps } from './CuponsDaPessoa';

const schema = () =>
  import(/* webpackChunkName: "esquema-compra" */ '../../../domain/compra/cupomSchema').then(
    (module) => module.cupomSchema,
  );

export interface CupomFormProps {
  /** The person's own coupons, loaded where they have some. */
  Cupons?: ComponentType<CuponsDaPessoaProps>;
}

/** Coupon field, replaced by the applied discount until removed. The focus stays with the person's action. */
export function CupomForm({ Cupons }: CupomFormProps) {
  const { cupom, cotacao } = useAppSelector(selectCotacao);
  const applied = cupom !== null && cotacao?.cupom?.codigo === cupom ? cotacao.cupom : null;
  const acted = useRef(false);
  const act = () => {
    acted.current = true;
  };
  if (applied) return <Aplicado cupom={applied} focus={acted} onRemove={act} />;
  return (
    <Stack>
      {Cupons && cotacao?.cuponsDaConta && <Cupons onApply={act} />}
      <Digitar focus={acted} onApply={act} />
    </Stack>
  );
}

interface Focus {
  /** True after an interaction here: the replacement then takes the focus. */
  focus: { current: boolean };
}

function Digitar({ focus, onApply }: Focus & { onApply: () => void }) {
  const emit = useEmit();
  const { cupom, cupomRecusado, phase } = useAppSelector(selectCotacao);
  const [initialValues] = useState(() => ({ cupom: cupom ?? '' }));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus.current) input.current?.focus();
  }, [focus]);
  return (
    <SchemaForm<{ cupom: string }>
      label={t('Cupom')}
      schema={schema}
      initialValues={initialValues}
      errorMoment="submit"
      onAttempt={onApply}
      onSubmit={(dados) => emit('CupomAplicado', { codigo: normalizeCupom(dados.cupom) })}
    >
      <Stack gap={3}>
        <FormTextInput
          ref={input}
          name="cupom"
          label={t('Cupom de desconto')}
          maxLength={CUPOM_MAXIMO}
          refusal={refusalOf({ cupom, cupomRecusado, phase })}
        />
        <div>
          <Button type="submit" variant="secondary" loading={cupom !== null && phase === 'calculando'}>
            {t('Aplicar cupom')}
          </Button>
        </div>
      </Stack>
    </SchemaForm>
  );
}

const SEM_RESPOSTA = msg('Não conseguimos conferir o cupom. Tente novamente.');

type Consulta = Pick<CotacaoState, 'cupom' | 'cupomRecusado' | 'phase'>;

function refusalOf({ cupom, cupomRecusado, phase }: Consulta): string | undefined {
  if (cupomRecusado !== null) return translated(cupomRecusado);
  return cupom !== null && phase === 'falhou' ? translated(SEM_RESPOSTA) : undefined;
}

interface AplicadoProps extends Focus {
  cupom: NonNullable<Cotacao['cupom']>;
  onRemove: () => void;
}

function Aplicado({ cupom, focus, onRemove }: AplicadoProps) {
  const emit = useEmit();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus.current) button.current?.focus();
  }, [focus]);
  return (
    <Inline justify="between">
      <p role="status">
        {rich('Cupom <b>{codigo}</b> aplicado: {descricao}. Você economiza {valor}.', {
          b: (words) => <strong>{words}</strong>,
          codigo: cupom.codigo,
          descricao: sayDescricaoDoCupom(cupom),
          valor: formatCentavos(cupom.descontoCentavos),
        })}
      </p>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        flush
        onClick={() => {
          onRemove();
          emit('CupomRemovido');
        }}
      >
        {t('Remover cupom')}
      </Button>
    </Inline>
  );
}
