import type { BrandWords } from '../brand/BrandContext';
import type { PreviewScheme } from './BrandPreview';

export const sampleBrand: BrandWords = { nome: 'Viação Serra', logotipo: 'Serra', inicial: 'S', lema: '' };

export const sampleSchemes: readonly PreviewScheme[] = [
  {
    title: 'Tema claro',
    page: '#faf6ef',
    ink: '#221d17',
    band: '#3a0a52',
    onBand: '#fff8ec',
    detail: '#ffd54a',
    primary: '#7a1fa2',
    onPrimary: '#ffffff',
    accent: '#00568f',
    onAccent: '#ffffff',
  },
  {
    title: 'Tema escuro',
    page: '#14130f',
    ink: '#f5efe5',
    band: '#2d0840',
    onBand: '#fff8ec',
    detail: '#ffd54a',
    primary: '#d9a6f0',
    onPrimary: '#271e2b',
    accent: '#7cc4ff',
    onAccent: '#16232e',
  },
];
