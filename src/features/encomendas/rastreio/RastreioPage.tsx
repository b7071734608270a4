import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rotas } from '../../../domain/base/rotas';
import { formatCodigoEncomenda, readCodigoEncomenda } from '../../../domain/encomendas/codigoEncomenda';
import { type ConsultaRastreio, readRastreio } from '../../../domain/encomendas/rastreio';
import type { Rastreio } from '../../../domain/wire/encomendas/encomendas';
import { useRastreioQuery } from '../../../store/api/encomendas';
import { useConsulta } from '../../../store/api/useConsulta';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { QueryForm } from '../../../ui/form/QueryForm';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { Andamento } from './Andamento';

const trail = [{ label: rotas.encomendas.titulo, href: rotas.encomendas.path }];

const fields = [
  {
    name: 'codigo',
    label: 'Código da encomenda',
    placeholder: 'IT K7Q2 MP4X Z',
    autoComplete: 'off',
    maxLength: 20,
    required: true,
  },
  {
    name: 'documentoFinal',
    label: '4 últimos dígitos do documento',
    hint: 'De quem enviou ou de quem vai receber.',
    inputMode: 'text',
    autoComplete: 'off',
    maxLength: 4,
    required: true,
  },
] as const;

/** Tracks a parcel by its code and the last four characters of a document. */
export function RastreioPage() {
  const { search } = useLocation();
  const { nome: empresa } = useBrand();
  const { ask, asking, erro, valor } = useConsulta<ConsultaRastreio, Rastreio>(useRastreioQuery);
  const [initialValues] = useState(() => {
    const codigo = readCodigoEncomenda(new URLSearchParams(search).get('codigo') ?? '');
    return { codigo: codigo === null ? '' : formatCodigoEncomenda(codigo), documentoFinal: '' };
  });
  return (
    <Page
      title={rotas.rastreioEncomenda.titulo}
      description={`Acompanhe sua encomenda da ${empresa} pelo código e os 4 últimos dígitos de um documento.`}
      width="form"
      above={<Breadcrumbs trail={trail} current="Rastreio" />}
      lede="O código está na etiqueta e no e-mail de confirmação."
    >
      <Stack gap={6}>
        <QueryForm
          label="Rastreio"
          fields={fields}
          initialValues={initialValues}
          read={readRastreio}
          submit={
            <Button type="submit" loading={asking}>
              Rastrear
            </Button>
          }
          onSubmit={ask}
        />
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        {valor && <Andamento rastreio={valor} />}
      </Stack>
    </Page>
  );
}
