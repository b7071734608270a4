import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import {
  CODIGO_ENCOMENDA_INVALIDO,
  formatCodigoEncomenda,
  readCodigoEncomenda,
} from '../../../domain/encomendas/codigoEncomenda';
import { readFinalDocumento } from '../../../domain/encomendas/encomenda';
import { SEM_CONEXAO, refusalText } from '../../../domain/compra/falhas';
import { rotas } from '../../../domain/base/rotas';
import { type ConsultaRastreio, useRastreioQuery } from '../../../store/api/encomendas';
import { Alert } from '../../../ui/Alert/Alert';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../ui/Button/Button';
import { useRefusals } from '../../../ui/form/useRefusals';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';
import { Andamento } from './Andamento';

const trail = [{ label: rotas.encomendas.titulo, href: rotas.encomendas.path }];

interface Campos {
  codigo: string;
  documentoFinal: string;
}

const errosDe = ({ codigo, documentoFinal }: Campos): Partial<Campos> => ({
  ...(readCodigoEncomenda(codigo) === null && { codigo: CODIGO_ENCOMENDA_INVALIDO }),
  ...(readFinalDocumento(documentoFinal) === null && { documentoFinal: 'Informe os 4 últimos dígitos do documento' }),
});

/** The two fields, and the parcel they were last asked for. */
function useRastreio() {
  const { search } = useLocation();
  const [consulta, setConsulta] = useState<ConsultaRastreio | null>(null);
  const { currentData, error, isFetching, refetch } = useRastreioQuery(consulta ?? skipToken);
  const { form, errors, refuse, mend } = useRefusals<keyof Campos>();
  const [campos, setCampos] = useState<Campos>(() => {
    const codigo = readCodigoEncomenda(new URLSearchParams(search).get('codigo') ?? '');
    return { codigo: codigo === null ? '' : formatCodigoEncomenda(codigo), documentoFinal: '' };
  });
  const change = (campo: keyof Campos) => (value: string) => {
    setCampos({ ...campos, [campo]: value });
    mend(campo);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (refuse(errosDe(campos))) return;
    const codigo = readCodigoEncomenda(campos.codigo) ?? '';
    const documentoFinal = readFinalDocumento(campos.documentoFinal) ?? '';
    if (consulta?.codigo === codigo && consulta.documentoFinal === documentoFinal) void refetch();
    else setConsulta({ codigo, documentoFinal });
  };
  return { form, campos, errors, change, ask, rastreio: currentData, error, isFetching };
}

/** Tracks a parcel by its code and the last four characters of a document. */
export function RastreioPage() {
  const { form, campos, errors, change, ask, rastreio, error, isFetching } = useRastreio();
  return (
    <Page
      title={rotas.rastreioEncomenda.titulo}
      description="Acompanhe sua encomenda da Itapê pelo código e os 4 últimos dígitos de um documento."
      width="form"
      above={<Breadcrumbs trail={trail} current="Rastreio" />}
      lede="O código está na etiqueta e no e-mail de confirmação."
    >
      <Stack gap={6}>
        <form ref={form} noValidate aria-label="Rastreio" onSubmit={ask}>
          <Stack gap={4}>
            <TextInput
              name="codigo"
              label="Código da encomenda"
              value={campos.codigo}
              error={errors.codigo}
              placeholder="IT K7Q2 MP4X Z"
              autoComplete="off"
              maxLength={20}
              required
              onChange={change('codigo')}
            />
            <TextInput
              name="documentoFinal"
              label="4 últimos dígitos do documento"
              hint="De quem enviou ou de quem vai receber."
              value={campos.documentoFinal}
              error={errors.documentoFinal}
              inputMode="text"
              autoComplete="off"
              maxLength={4}
              required
              onChange={change('documentoFinal')}
            />
            <Button type="submit" loading={isFetching}>
              Rastrear
            </Button>
          </Stack>
        </form>
        {!isFetching && error && (
          <Alert kind="danger" announce>
            {'kind' in error ? refusalText(error) : SEM_CONEXAO}
          </Alert>
        )}
        {!error && rastreio && <Andamento rastreio={rastreio} />}
      </Stack>
    </Page>
  );
}
