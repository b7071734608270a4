import { useState } from 'react';
import { normalizeLocalizador } from '../../../domain/bilhetes/localizador';
import { toProcura } from '../../../domain/bilhetes/procura';
import { TAMANHO_DOCUMENTO } from '../../../domain/base/pessoa/documentoProcurado';
import { rotas } from '../../../domain/base/rotas';
import type { BilhetesEncontrados, ProcuraPedido } from '../../../domain/wire/bilhetes/procura';
import { useBilhetesEncontradosQuery } from '../../../store/api/procura';
import { useConsulta } from '../../../store/api/useConsulta';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { Encontrados } from './Encontrados';
import { msg, t, translated } from '../../../words/t';

const schema = async () => (await import('../../../domain/bilhetes/procuraSchema')).procuraSchema;
const vazia: ProcuraPedido = { localizador: '', documento: '' };
const LEDE = msg(
  'Horário, plataforma e poltrona, sem entrar na conta. O localizador tem 6 letras e números e está no e-mail da compra e no comprovante.',
);
/** Room for a localizador that is pasted with spaces; the field keeps its letters alone. */
const COLADO = 16;

/** Finds the tickets of an order without signing in. Neither field is kept: not in the address, not in storage. */
export function EncontrarBilhetePage() {
  const { nome: empresa } = useBrand();
  const { ask, asking, erro, valor } = useConsulta<ProcuraPedido, BilhetesEncontrados>(useBilhetesEncontradosQuery);
  const [procura, setProcura] = useState(vazia);
  const find = (dados: ProcuraPedido) => {
    const asked = toProcura(dados);
    setProcura(asked);
    ask(asked);
  };
  return (
    <Page
      title={translated(rotas.encontrarBilhete.titulo)}
      description={t('Encontre seu bilhete da {empresa} pelo localizador e por um documento, sem entrar na conta.', {
        empresa,
      })}
      width="form"
      lede={translated(LEDE)}
    >
      <Stack gap={6}>
        <SchemaForm<ProcuraPedido>
          label={t('Encontrar meu bilhete')}
          schema={schema}
          initialValues={vazia}
          sending={asking}
          onSubmit={find}
        >
          <Campos asking={asking} />
        </SchemaForm>
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        {valor && <Encontrados key={`${procura.localizador}/${procura.documento}`} procura={procura} achados={valor} />}
      </Stack>
    </Page>
  );
}

function Campos({ asking }: { asking: boolean }) {
  return (
    <Stack gap={4}>
      <FormTextInput
        name="localizador"
        label={t('Localizador')}
        placeholder="K7Q2MP"
        autoComplete="off"
        maxLength={COLADO}
        clean={normalizeLocalizador}
        required
      />
      <FormTextInput
        name="documento"
        label={t('Documento do passageiro ou CPF de quem comprou')}
        hint={t('O mesmo que foi informado na compra.')}
        autoComplete="off"
        maxLength={TAMANHO_DOCUMENTO.maximo}
        required
      />
      <div>
        <Button type="submit" loading={asking}>
          {t('Encontrar')}
        </Button>
      </div>
    </Stack>
  );
}
