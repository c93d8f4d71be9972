import { tellInputErrorsInDutch } from '@bouwpoort/contract/foundation/dutch-input-errors';
import { parseWithoutEval } from '@bouwpoort/contract/foundation/without-eval';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './app.css';

parseWithoutEval();
tellInputErrorsInDutch();
const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
createRoot(root).render(<App />);
