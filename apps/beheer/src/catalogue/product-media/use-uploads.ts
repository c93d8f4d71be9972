import { beheerProductRoutes, type MediaKind } from '@bouwpoort/contract/catalogue/products.staff';
import { useQueryClient } from '@tanstack/react-query';
import { type ResponseOf, upload } from '../../frame/api/call.ts';
import { useUploadQueue } from '../../frame/upload/use-upload-queue.ts';

type Uploaded = ResponseOf<typeof beheerProductRoutes.uploadMedia>;

interface Options {
  ventureId: string;
  kind: MediaKind;
  onUploaded: (file: Uploaded, name: string) => void;
}

/** Uploads of files for a product. */
export function useUploads({ ventureId, kind, onUploaded }: Options) {
  const client = useQueryClient();
  return useUploadQueue<Uploaded>({
    send: (file, onProgress) => {
      const query = { ventureId, kind, fileName: file.name.slice(-300) };
      return upload(beheerProductRoutes.uploadMedia, { query, file }, onProgress);
    },
    onStored: (stored, { name }) => {
      onUploaded(stored, name);
      return undefined;
    },
    onEnd: () => client.invalidateQueries({ queryKey: [beheerProductRoutes.media.path] }),
  });
}
